/** A value that only its parse function can make, so that milliseconds are never passed where bytes belong. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

declare const brand: unique symbol
