@echo off
rem Starts muster and opens its dashboard.
cd /d "%~dp0"
where npm >nul 2>nul
if errorlevel 1 (
  echo muster needs Node 20 or newer, which brings npm: install it from https://nodejs.org, then start this again.
  pause
  exit /b 1
)
call npm start -- --open
if errorlevel 1 pause
