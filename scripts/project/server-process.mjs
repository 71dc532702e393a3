/** How Node runs the server: V8 would take twice the room for young objects and not give it back. */
export const nodeArguments = ['--max-semi-space-size=16']

/** Otherwise the C library keeps memory for every thread that once compressed something. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' }
