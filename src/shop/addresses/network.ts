const GROUPS = 8
const NETWORK_GROUPS = 4

/** As most come. */
const plain = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/

/** `[2001:db8::1]:443` and `192.0.2.1:443`, as some proxies write them, and the name of a card behind `%`. */
const bare = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The last two groups may be written as an IPv4 address. */
const withoutDots = (text: string): string =>
  text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })

/** The eight numbers of an IPv6 address, or nothing if it is none. */
function groupsOf(text: string): number[] | undefined {
  const [head = '', tail, ...more] = withoutDots(text).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = GROUPS - left.length - right.length
  const isWhole = tail === undefined ? missing === 0 : missing > 0
  const written = [...left, ...right]
  if (more.length > 0 || !isWhole || !written.every((group) => /^[\da-f]{1,4}$/.test(group))) return undefined
  const all = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return all.map((group) => Number.parseInt(group, 16))
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff

/**
 * By what a visitor is counted. Whoever has one IPv6 address has 2⁶⁴ of them, so his network counts (`2001:db8:1:2::/64`);
 * an IPv4 address counts itself, also where it is written as an IPv6 one.
 */
export function networkOf(address: string): string {
  if (plain.test(address)) return address
  const text = bare(address)
  const groups = text.includes(':') ? groupsOf(text) : undefined
  if (!groups) return text
  const [high = 0, low = 0] = groups.slice(-2)
  if (isMapped(groups)) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
