/** keccak256 over bytes. Core has no hash function of its own: the caller passes one. */
export type Keccak256 = (data: Uint8Array) => Uint8Array
