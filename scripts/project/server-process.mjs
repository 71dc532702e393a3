/** How Node runs the server: V8 would take four times the room for young objects, and collect old ones when there are twice as many. */
export const nodeArguments = ['--max-semi-space-size=8', '--heap-growing-percent=20']

/** Otherwise the C library keeps memory for every thread that once compressed something. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' }
