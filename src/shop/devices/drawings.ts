const inAddress = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9.]+/gi, '-')

/** Where the shop's own drawing of a device is served as a file. */
export const drawingPath = ({ category, maker, name }: { category: string; maker: string; name: string }): string =>
  `/art/${category}/${inAddress(maker)}/${inAddress(name)}.svg`
