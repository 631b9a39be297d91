"""The pages of the shell: menu, set-up, results and others."""
