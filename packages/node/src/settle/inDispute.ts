/** The end of the time to contest of a delivery while it is contested, as the market stores it. */
export const inDispute = 2 ** 40 - 1
