@echo off
rem Starts muster and opens the dashboard.
cd /d "%~dp0"
where npm >nul 2>nul
if errorlevel 1 (
  echo muster needs Node 20 or newer, which includes npm. Install it from https://nodejs.org, then start muster again.
  pause
  exit /b 1
)
call npm start -- --open
if errorlevel 1 pause
