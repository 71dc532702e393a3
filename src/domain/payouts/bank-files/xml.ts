import { escapeXml } from '#shop/formats/xml.ts'

export type XmlElement = { name: string; attributes?: Record<string, string>; children: readonly XmlElement[] | string }

/** An element with text or with others inside; those that are nothing are left out. */
export const element = (
  name: string,
  inside: string | readonly (XmlElement | undefined)[],
  attributes: Record<string, string> = {},
): XmlElement => ({
  name,
  attributes,
  children: typeof inside === 'string' ? inside : inside.filter((child) => child !== undefined),
})

function write({ name, attributes = {}, children }: XmlElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof children === 'string' ? escapeXml(children) : children.map(write).join('')
  return `<${name}${said.join('')}>${inside}</${name}>`
}

export const xmlDocument = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`
