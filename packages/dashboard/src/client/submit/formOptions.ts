/** The choices of each select of the form, with their labels. */
export const options = {
  program: { wasm: 'WebAssembly', image: 'Container image', archive: 'Container archive' },
  payFunction: {
    perUnit: 'Per unit of work',
    fixed: 'Fixed price',
    logProgress: 'By progress',
    contract: 'By a custom contract',
  },
  payParts: { each: 'The others are paid', together: 'Nobody is paid: all or nothing' },
  checkHow: {
    replay: 'Replay of drawn segments',
    redundant: 'Redundant: several run the same part',
    checker: 'Your own checker',
    none: 'No check',
  },
  equivalence: {
    bytes: 'Byte for byte',
    pixels: 'Pixel by pixel: pictures',
    tensors: 'Within a tolerance: numbers',
    wasm: 'By your own function',
  },
} as const satisfies Record<string, Record<string, string>>

/** Names as the driver reports them, which a task file must match. */
export const commonGpus = [
  'NVIDIA GeForce RTX 3080',
  'NVIDIA GeForce RTX 3090',
  'NVIDIA GeForce RTX 4080',
  'NVIDIA GeForce RTX 4090',
  'NVIDIA GeForce RTX 5090',
  'NVIDIA RTX A6000',
  'NVIDIA L40S',
  'NVIDIA A100-SXM4-80GB',
  'NVIDIA H100 80GB HBM3',
]
