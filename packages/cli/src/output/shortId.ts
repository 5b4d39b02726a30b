/** The beginning of an id: enough to tell it from others, and accepted wherever the whole one is. */
export const shortId = (id: string) => id.slice(0, 12)

/** An account as people compare it: its beginning and its end. */
export const shortAddress = (address: string) => `${address.slice(0, 8)}…${address.slice(-4)}`
