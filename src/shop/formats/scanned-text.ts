const MAX_LENGTH = 100

/**
 * What was scanned or typed, as it was meant. Some scanners say first which kind of code it was. And they type as if the
 * keyboard were American: on a German one the dash of our own codes comes out as ß.
 */
export function scannedText(typed: string): string {
  const text = typed
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/^\][A-Za-z]\d/, '')
  return /^((P|CMD)ß|T?ß?\d{2}ß\d)/i.test(text) ? text.replaceAll('ß', '-') : text
}
