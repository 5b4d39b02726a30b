/**
 * Increased with every change after which the same program may produce other bytes or other gas: costs,
 * marks, WASI, the version of binaryen. Runs are compared only within one version.
 */
export const executorVersion = '2'
