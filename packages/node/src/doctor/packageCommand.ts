import { existsSync } from 'node:fs'

/** Returns the command that installs a system package here, or undefined on an unknown system. */
export function packageCommand(name: string): string | undefined {
  if (process.platform === 'darwin') return `brew install ${name}`
  if (process.platform !== 'linux') return undefined
  if (existsSync('/usr/bin/apt-get')) return `sudo apt-get install ${name}`
  if (existsSync('/usr/bin/dnf')) return `sudo dnf install ${name}`
  if (existsSync('/usr/bin/pacman')) return `sudo pacman -S ${name}`
  return undefined
}
