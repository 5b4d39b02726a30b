/** Name and decimals of a token or coin. */
export type TokenFormat = { symbol: string; decimals: number }

/** The value of one token in the owner's currency: decimal text, so that no digit is lost. For display only. */
export type CurrencyRate = { code: string; perToken: string }

/** Everything that the text of an amount depends on. Without a rate only the token is shown. */
export type MoneyFormat = TokenFormat & { currency: CurrencyRate | null }
