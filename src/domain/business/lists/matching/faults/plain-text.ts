/** A text as patterns see it: without capitals and accents; “Gehäuse” and “Gehaeuse” are one. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/(?<=[bcdfghjklmnprstvwxz])(?:(a|u)e(?=[bcdfghklmnrstuwxz])|(o)e(?=[hr]))/g, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
