import type { ShopPartner } from '#shop/shop.ts'

/** The colour stands in the address, so that a new one is seen at once. */
export const skinPath = ({ code, accent }: Pick<ShopPartner, 'code' | 'accent'>): string =>
  `/skins/${code}.css?${accent.slice(1)}`
