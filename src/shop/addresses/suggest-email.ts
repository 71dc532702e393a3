/** Where most people have their mailbox. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'icloud.com',
  'me.com',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'outlook.it',
  'outlook.es',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.es',
  'live.com',
  'live.de',
  'live.fr',
  'live.it',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.es',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'web.de',
  't-online.de',
  'freenet.de',
  'aon.at',
  'chello.at',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'libero.it',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
  'telefonica.net',
  'proton.me',
  'mail.com',
]

/** The address that somebody probably meant; nothing, where nothing looks mistyped. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, domain] = /^\s*([^@\s]+)@([^@\s]+?)\s*$/.exec(typed) ?? []
  if (name === undefined || domain === undefined) return undefined
  const said = domain.toLowerCase().replaceAll(',', '.')
  if (domains.includes(said)) return said === domain.toLowerCase() ? undefined : `${name}@${said}`
  const near = domains.filter((each) => isNear(each, said))
  return near.length === 1 ? `${name}@${near[0]}` : undefined
}

/** One letter too many, too few, another one, or two of them swapped; a short name is easily another one. */
function isNear(known: string, said: string): boolean {
  if (known.length < 7 || Math.abs(known.length - said.length) > 1) return false
  let start = 0
  while (start < known.length && known[start] === said[start]) start++
  let end = 0
  while (end < Math.min(known.length, said.length) - start && known.at(-1 - end) === said.at(-1 - end)) end++
  const [left, typed] = [known.slice(start, known.length - end), said.slice(start, said.length - end)]
  const isSwapped = left.length === 2 && typed.length === 2 && left[0] === typed[1] && left[1] === typed[0]
  return isSwapped || (left.length <= 1 && typed.length <= 1)
}
