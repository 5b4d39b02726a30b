/**
 * Blocks come like those of a public chain, whether anybody needs them or not, so that a reorganisation takes seconds of
 * history with it.
 */
export const blockMs = 250

/** The deepest reorganisation. */
export const deepestReorganisation = 20

/**
 * Blocks on top of a block before a node acts on it. Every node of a network needs as many as its reorganisations are deep:
 * it deletes the data of work that is paid, and no reorganisation gives that back.
 */
export const confirmations = deepestReorganisation
