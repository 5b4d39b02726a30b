import { expect, it } from 'vitest'
import { decideOpening, type Surroundings } from './decideOpening.ts'

const desktop: Surroundings = { platform: 'linux', env: { DISPLAY: ':0' }, args: [], terminal: true }

it.each([
  ['X', desktop, 'xdg-open'],
  ['Wayland', { ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'xdg-open'],
  ['macOS', { ...desktop, platform: 'darwin', env: {} }, 'open'],
  ['Windows', { ...desktop, platform: 'win32', env: {} }, 'rundll32'],
  ['a double click', { ...desktop, terminal: false, args: ['--open'] }, 'xdg-open'],
] as const)('opens the dashboard on %s', (_, where, command) => {
  expect(decideOpening(where)).toMatchObject({ ok: true, command })
})

it.each([
  ['--no-open was given', { ...desktop, args: ['--open', '--no-open'] }],
  ['it ends by itself', { ...desktop, args: ['--once'] }],
  ['nobody watches a build', { ...desktop, env: { DISPLAY: ':0', CI: 'true' } }],
  ['nobody reads what is printed', { ...desktop, terminal: false }],
  ['the person is at another machine', { ...desktop, env: { DISPLAY: ':10', SSH_CONNECTION: 'a b c d' } }],
  ['there is no desktop', { ...desktop, env: {} }],
] as const)('leaves the desktop alone when %s', (reason, where) => {
  expect(decideOpening(where)).toEqual({ ok: false, reason })
})
