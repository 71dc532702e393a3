import * as v from 'valibot'

/** An amount of money as it travels: a whole number of cents, in a field whose name says so. */
export const amount = (about: string) => v.pipe(v.number(), v.integer(), v.description(about))
