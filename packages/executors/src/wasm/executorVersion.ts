/**
 * Goes up with every change after which the same program may give other bytes or other gas: costs, marks, WASI, the
 * version of binaryen. Runs are only compared within one version.
 */
export const executorVersion = '1'
