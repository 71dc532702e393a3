/** Which cookie keeps the number of a visitor who agreed to being counted. */
export const clientIdCookie = 'client_id'

/** Kept for a year. */
export const CLIENT_ID_SECONDS = 31_536_000

export const clientIdPattern = /^[\w-]{8,128}$/

export const isClientId = (value: unknown): value is string => typeof value === 'string' && clientIdPattern.test(value)

/** Made of chance alone: it says nothing about the visitor or the machine. */
export const newClientId = (): string => crypto.randomUUID().replaceAll('-', '')
