import { expect, it } from 'vitest'
import { chooseOpener, type LaunchEnvironment } from './chooseOpener.ts'

const desktop: LaunchEnvironment = { platform: 'linux', env: { DISPLAY: ':0' }, args: [], terminal: true }

it.each([
  ['X', desktop, 'xdg-open'],
  ['Wayland', { ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'xdg-open'],
  ['macOS', { ...desktop, platform: 'darwin', env: {} }, 'open'],
  ['Windows', { ...desktop, platform: 'win32', env: {} }, 'rundll32'],
  ['a double click', { ...desktop, terminal: false, args: ['--open'] }, 'xdg-open'],
] as const)('opens the dashboard on %s', (_, environment, command) => {
  expect(chooseOpener(environment)).toMatchObject({ ok: true, command })
})

it.each([
  ['--no-open is set', { ...desktop, args: ['--open', '--no-open'] }],
  ['--once is set', { ...desktop, args: ['--once'] }],
  ['it runs in CI', { ...desktop, env: { DISPLAY: ':0', CI: 'true' } }],
  ['stdout is not a terminal', { ...desktop, terminal: false }],
  ['it runs in an SSH session', { ...desktop, env: { DISPLAY: ':10', SSH_CONNECTION: 'a b c d' } }],
  ['there is no desktop session', { ...desktop, env: {} }],
] as const)('does not open the dashboard when %s', (reason, environment) => {
  expect(chooseOpener(environment)).toEqual({ ok: false, reason })
})
