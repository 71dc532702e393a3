import { ConfigError } from '#server/config/config.ts'

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string }

const words: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use: another shop or program listens there. End it, or set PORT to a free one, for example PORT=3001 npm start.`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}: set HOST to one that it has.`,
  EACCES: ({ port, path }) =>
    port === undefined
      ? `The user who starts the shop may not use ${path}. Give it to that user, or set DATA_FOLDER to a folder of their own.`
      : `The user who starts the shop may not listen on port ${port}: set PORT to one above 1023.`,
  EPERM: (error) => words['EACCES']!(error),
  EROFS: ({ path }) => `${path} cannot be written to. Set DATA_FOLDER to a folder that can.`,
  ENOSPC: ({ path }) => `The disk is full${path ? ` (${path})` : ''}: make room, and start again.`,
}

/** What somebody who starts the shop can do about it, in words; the trace only where nobody but us could. */
export function whyNotStarted(error: unknown, hasDatabaseUrl: boolean): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const found = causesOf(error)
  if (hasDatabaseUrl && found.some(({ syscall }) => syscall === 'connect')) {
    return `The database of DATABASE_URL does not answer (${found[0]!.message}). Start it, or correct the address.`
  }
  const known = found.find(({ code, path, port }) => code && code in words && (path ?? port ?? code) !== undefined)
  if (known) return words[known.code!]!(known)
  return error.stack ?? error.message
}

/** With what lies behind it; a host name with several addresses has failed once for each. */
function causesOf(error: Error): SystemError[] {
  const more = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...more.filter((cause) => cause instanceof Error).flatMap(causesOf)]
}
