import type { SpawnOptions } from 'node:child_process'

export const root: string

/** How a command ended, in the manner of shells: 130 if it was stopped. */
export function exitOf(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>

/** Says what is happening, and afterwards how long it took. */
export function step(title: string, work: () => Promise<void>): Promise<void>

/** Ends the calling script when the command fails. */
export function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<void>
