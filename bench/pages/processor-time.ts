import { readFileSync } from 'node:fs'

/** In which Linux tells how long a process has worked. */
const TICK_MILLISECONDS = 10

/** How long all threads of a process have worked so far, for itself and in the kernel. */
export function processorMilliseconds(pid: number): number {
  // Its name stands in parentheses and may hold anything.
  const [, after = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS
}
