/**
 * A name as it comes back from the address of a drawing: lower case, and a space for everything but letters, digits and
 * dots. `Galaxy S22+` keeps a space at its end, by which it differs from `Galaxy S22`.
 */
export const asInAddress = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, ' ')
