; Installer for Windows: iscc /DVersion=1.0.0 tools\packing\cubacube.iss
; It installs the frozen folder dist\cubacube for one user and needs no administrator.
#define Name "Cuba Cube"
#define Program Name + ".exe"

[Setup]
AppId={{6E1F2C0B-7B0A-4C0E-9C56-2A3A0D0C8B51}
AppName={#Name}
AppVersion={#Version}
AppPublisher=Cuba Cube maintainers
AppPublisherURL=https://github.com/cubacube/cubacube
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2
DefaultDirName={autopf}\{#Name}
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputBaseFilename=CubaCube-{#Version}-windows
OutputDir=..\..\dist
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
SolidCompression=yes
UninstallDisplayIcon={app}\{#Program}
WizardStyle=modern

[Files]
Source: "..\..\dist\cubacube\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; What an older version left there would be found by the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: desktopicon

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
