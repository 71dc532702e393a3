/** The number of something in an address. What is none finds nothing. */
export const numberIn = (text = ''): number => (/^\d{1,12}$/.test(text) ? Number(text) : 0)
