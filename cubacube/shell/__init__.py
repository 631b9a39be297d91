"""Window, menus and command line: knows everything."""
