import { sameSpelling } from '#domain/passwords/same-spelling.ts'
import { passwordLengthProblem } from './password-rules.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

/** Said of the shop itself, or so close to the keyboard that no list has to name it. */
const obvious = ['umlauf', 'passwort', 'password', 'contraseña', 'motdepasse', 'ankauf', 'verkaufen']

/** A word this short stands in too many good passwords. */
const MIN_CONTEXT_LENGTH = 4

let common: Promise<ReadonlySet<string>> | undefined

/** Some fifty thousand passwords that everybody who guesses tries first. Read when the first one is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

/** What was chosen without what people put around it: `Umlauf2026!` is `umlauf`. */
const core = (password: string): string => password.replaceAll(/^[\d\p{P}\p{S}]+|[\d\p{P}\p{S}]+$/gu, '')

const isOneSign = (password: string): boolean => new Set(password).size <= 2

/** Names, the address and its parts: whoever knows somebody tries them. */
const wordsAbout = (context: readonly string[]): string[] =>
  context
    .flatMap((text) => [text, ...text.split(/[\s@._+-]+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_CONTEXT_LENGTH)

/** Whether somebody may choose this password; `context` is what others know about him. */
export async function passwordProblem(
  password: string,
  context: readonly string[] = [],
): Promise<FieldProblem | undefined> {
  const lengthProblem = passwordLengthProblem(password)
  if (lengthProblem) return lengthProblem

  const plain = sameSpelling(password).toLowerCase()
  const guesses = new Set([...obvious, ...wordsAbout(context)])
  const known = await commonPasswords()
  const isGuessed = isOneSign(plain) || known.has(plain) || guesses.has(plain) || guesses.has(core(plain))
  return isGuessed ? 'common' : undefined
}
