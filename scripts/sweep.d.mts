/** The processes that work in a folder. */
export function around(folder: string): number[]

/** Asks whoever still works in a folder to end, or serves from it, and removes it. */
export function sweep(folder: string): Promise<void>
