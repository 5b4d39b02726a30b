import { type Setup, type SetupStep, setupSteps } from '@muster-network/api'
import { hex, tokens } from './ids.ts'
import { provider } from './provider.ts'

export const newSetup: Setup = {
  step: 'network',
  done: [],
  network: null,
  key: null,
  hardware: null,
  test: null,
  payout: null,
  hourPriceWei: null,
  limits: null,
  stakeNeededWei: tokens(1000),
  restartNeeded: false,
}

export const words = 'orbit canyon violin maple drift copper lantern willow echo summit harbor pearl'.split(
  ' ',
)
export const keyAddress = hex(40)

/** The set-up state before a given step. */
export function setupAt(step: SetupStep | 'done'): Setup {
  const done = step === 'done' ? [...setupSteps] : setupSteps.slice(0, setupSteps.indexOf(step))
  const has = (each: SetupStep) => done.includes(each)
  return {
    ...newSetup,
    step,
    done,
    network: has('network') ? { mode: 'local', name: 'muster', rpcUrl: null } : null,
    key: has('key') ? { address: keyAddress, phraseConfirmed: true } : null,
    hardware: has('detect')
      ? {
          devices: provider.devices,
          memoryBytes: 64 * 2 ** 30,
          freeDiskBytes: 812 * 2 ** 30,
          classNames: ['wasm/1/x64', 'container/1/x64'],
          sandbox: 'bubblewrap',
          score: 212,
        }
      : null,
    test: has('test') ? { ok: true, steps: testSteps } : null,
    payout: has('payout') ? keyAddress : null,
    hourPriceWei: has('price') ? tokens(0.98) : null,
    limits: has('limits') ? provider.settings.limits : null,
  }
}

export const testSteps: NonNullable<Setup['test']>['steps'] = [
  { name: 'Sandbox', status: 'ok', found: 'bubblewrap 0.8: no network, no files of yours' },
  { name: 'A small task', status: 'ok', found: 'ran 120 million units in 0.9 s' },
  { name: 'Checkpoint', status: 'ok', found: 'stopped, moved, and went on with the same result' },
  { name: 'Graphics card', status: 'skipped', found: 'no container engine on this machine' },
]
