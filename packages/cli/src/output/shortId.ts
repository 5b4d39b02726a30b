/** Returns the first characters of an id; commands accept it wherever they accept the full id. */
export const shortId = (id: string) => id.slice(0, 12)

/** Returns the first and last characters of an address. */
export const shortAddress = (address: string) => `${address.slice(0, 8)}…${address.slice(-4)}`
