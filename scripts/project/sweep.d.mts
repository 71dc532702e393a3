/** Whoever has to do with a folder. */
export function around(folder: string): number[]

/** Asks whoever still has to do with a folder to end, and removes it. */
export function sweep(folder: string): Promise<void>
