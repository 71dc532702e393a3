import type { SpawnOptions } from 'node:child_process'

export const root: string

/** How a command ended, in the manner of shells: 130 if it was stopped. */
export function exitOf(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>
