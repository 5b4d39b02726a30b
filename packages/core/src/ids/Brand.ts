/** A value that only its parse function can make, so that a task's id is never passed where a part's index belongs. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

declare const brand: unique symbol
