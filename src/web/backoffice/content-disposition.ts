const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`,
  )

/** What a browser does with a file, and what it calls it. Headers know few letters: other names are spelt as RFC 5987 says. */
export const contentDisposition = (way: 'inline' | 'attachment', name: string): string =>
  /^[\w., ()-]+$/.test(name) ? `${way}; filename="${name}"` : `${way}; filename*=UTF-8''${encoded(name)}`
