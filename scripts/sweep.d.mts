/** The processes that work in a folder, where the system tells. */
export function workingIn(folder: string): number[]
