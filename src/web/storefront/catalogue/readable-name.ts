const written: Record<string, string> = { iphone: 'iPhone', ipad: 'iPad', macbook: 'MacBook', gb: 'GB', tb: 'TB' }

/** `apple-iphone-14-128gb` as a person would write it, until the catalogue knows the device by name. */
export function readableName(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => {
      const size = /^(\d+)(gb|tb)$/.exec(word)
      if (size) return `${size[1]} ${written[size[2]!]}`
      return written[word] ?? word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join(' ')
}
