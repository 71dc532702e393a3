/**
 * Masks what must not leave the shop's own tables: e-mail addresses, bank accounts, passwords and tokens.
 * All patterns have bounded parts, so that a long hostile text costs no more than a long harmless one.
 */
export function redact(text: string): string {
  if (!SUSPICIOUS.test(text)) return text

  const masked = text.slice(0, MAX_TEXT_LENGTH).replace(ADDRESS, withoutSecretParts).replace(NAMED_SECRET, '$1[secret]')
  // The costliest pattern, looked for only where it can be.
  const withoutEmail = /@|%40/.test(masked) ? masked.replace(EMAIL, '[email]') : masked
  return withoutEmail
    .replace(IBAN, '[iban]')
    .replace(JSON_WEB_TOKEN, '[token]')
    .replace(UUID, '[token]')
    .replace(WORD, (word) => (looksLikeToken(word) ? '[token]' : word))
}

/** An address without query and fragment, and without the tokens and numbers that lead to one person. */
export function redactUrl(url: string): string {
  const [address = ''] = url.slice(0, MAX_TEXT_LENGTH).split(/[?#]/, 1)
  return redact(address.replaceAll('%40', '@')).replace(NUMBER_IN_PATH, '/[number]')
}

const MAX_TEXT_LENGTH = 10_000
/** Every pattern below needs one of these; most sentences have none. */
const SUSPICIOUS = /[@:=?#\d]|[\w-]{32}/
const ADDRESS = /[a-z]{2,12}:\/\/[^\s"'<>()]{1,4000}/gi
const SECRET_NAME = /(?:password|passwort|passwd|secret|token|authorization|cookie|api[-_]?key)["']?\s{0,3}[:=]\s{0,3}/
const NAMED_SECRET = new RegExp(`(${SECRET_NAME.source}["']?(?:bearer |basic )?)(?!\\[)[^\\s"',;&}]{1,4000}`, 'gi')
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu
const IBAN = /\b[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,4})?)\b/gi
const JSON_WEB_TOKEN = /\beyJ[\w-]{5,4000}\.[\w-]{1,4000}(?:\.[\w-]{0,4000})?/g
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi
const WORD = /[\w-]{16,4000}/g
const NUMBER_IN_PATH = /\/\d{4,}(?=\/|$)/g

/** `postgres://user:password@host/path?query#fragment` keeps only scheme, host and path. */
function withoutSecretParts(address: string): string {
  const [beginning = ''] = address.split(/[?#]/, 1)
  return beginning.replace(/:\/\/[^/@]*@/, '://')
}

/**
 * A slug such as `apple-iphone-15-pro-max` has only short parts of small letters; a random token mixes small and
 * capital letters with digits, or has a long unbroken part that is half digits. A very long one may have no digit at all.
 */
function looksLikeToken(word: string): boolean {
  const mixesLetters = /[a-z]/.test(word) && /[A-Z]/.test(word)
  if (mixesLetters && (word.length >= 32 || (word.length >= 20 && /\d/.test(word)))) return true
  return word.split(/[-_]/).some((part) => part.length >= 16 && /\d/.test(part) && /[a-z]/i.test(part))
}
