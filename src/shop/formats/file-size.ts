/** How large a file is, as people say it. */
export function formatFileSize(bytes: number, icuLocale: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(icuLocale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
