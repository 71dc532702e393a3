type Write = (fields: object, message: string) => void

/** Where the shop writes down what happened. Fields first, then one plain sentence. */
export interface Log {
  debug: Write
  info: Write
  warn: Write
  error: Write
  child(fields: Record<string, unknown>): Log
}

/** For tests and scripts that have nothing to say. */
export const silentLog: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLog,
}
