import { html } from 'hono/html'

/** As much of JSON Schema as our descriptions use. */
export type Shape = {
  $ref?: string
  type?: string
  description?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

type Markup = ReturnType<typeof html>

function bounds(from: number | undefined, to: number | undefined, unit = ''): string {
  const said = [from === undefined ? '' : `at least ${from}`, to === undefined ? '' : `at most ${to}`]
  return said.some(Boolean) ? [...said, unit].filter(Boolean).join(' ') : ''
}

const limitsOf = (shape: Shape): string =>
  [
    shape.format,
    bounds(shape.minLength, shape.maxLength, 'characters'),
    bounds(shape.minimum, shape.maximum),
    bounds(shape.minItems, shape.maxItems, 'entries'),
    shape.pattern,
  ]
    .filter(Boolean)
    .join(', ')

const plain = ({ type = 'anything' }: Shape, limits: string): Markup =>
  html`<i>${type}</i>${limits && html` <small>${limits}</small>`}`

const alternatives = (shapes: readonly Shape[]): Markup => {
  const small = shapes.every(({ properties }) => properties === undefined)
  if (small) return html`${shapes.map((shape, at) => html`${at > 0 ? ' or ' : ''}${shapeOf(shape)}`)}`
  return html`<i>one of</i>
    <ol>
      ${shapes.map((shape) => html`<li>${shapeOf(shape)}</li>`)}
    </ol>`
}

const fields = ({ properties = {}, required = [] }: Shape): Markup =>
  html`<i>object</i>
    <ul>
      ${Object.entries(properties).map(
        ([name, shape]) =>
          html`<li>
            <code>${name}</code>${required.includes(name) ? '' : '?'} ${shapeOf(shape)}
            ${shape.description && html`<span class="why">${shape.description}</span>`}
          </li>`,
      )}
    </ul>`

/** A schema as people read it: fields in a list, alternatives joined by “or”. */
export function shapeOf(shape: Shape): Markup {
  const { $ref, anyOf, oneOf, allOf, items, properties, additionalProperties } = shape
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1)!
    return html`<a href="#schema-${name}">${name}</a>`
  }
  if (shape.const !== undefined) return html`<code>${JSON.stringify(shape.const)}</code>`
  if (shape.enum) return html`${shape.enum.map((one, at) => html`${at > 0 ? ' or ' : ''}<code>${String(one)}</code>`)}`
  const choices = anyOf ?? oneOf ?? allOf
  if (choices) return alternatives(choices)
  if (items) return html`<i>list of</i> ${shapeOf(items)} <small>${limitsOf(shape)}</small>`
  if (properties) return fields(shape)
  if (typeof additionalProperties === 'object') return html`<i>any names to</i> ${shapeOf(additionalProperties)}`
  return plain(shape, limitsOf(shape))
}
