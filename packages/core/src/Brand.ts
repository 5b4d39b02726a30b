/** A value that only its own function can make, so that bytes are never passed where milliseconds belong. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

declare const brand: unique symbol
