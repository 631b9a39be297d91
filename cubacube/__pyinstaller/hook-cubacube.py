"""PyInstaller's hook: modules that are imported by name, compiled modules, and data files."""

from importlib.util import find_spec

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

_TUNING = (
    *("matplotlib.backends.backend_agg", "matplotlib.figure", "matplotlib.patches"),
    *("scipy.optimize", "scipy.stats", "tqdm"),
)
"""What the extra `tune` is asked for; it may not be installed."""

hiddenimports = collect_submodules("cubacube")
hiddenimports += [each for each in _TUNING if find_spec(each.partition(".")[0])]
datas = collect_data_files("cubacube")
