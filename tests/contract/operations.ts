import type { JsonSchema } from 'json-schema-faker'

export type Schema = Exclude<JsonSchema, boolean>
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: string
}
export type Content = Record<string, { schema?: Schema }>
export type Response = { description: string; content?: Content }

/** One method of one path, as the description tells of it, with every reference followed. */
export type Operation = {
  name: string
  method: string
  path: string
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
  security: Record<string, string[]>[]
}

export type Description = {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a reference such as `#/components/schemas/Offer` points to. */
export const target = (description: Description, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, step) => (isObject(place) ? place[step] : undefined), description)

export function referencesIn(value: unknown): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

/** What many refer to stays one and the same thing: it is only understood once. */
function follower(description: Description): (value: unknown) => unknown {
  const known = new Map<string, unknown>()
  const followed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(followed)
    if (!isObject(value)) return value
    const reference = value['$ref']
    if (typeof reference !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followed(inner)]))
    if (!known.has(reference)) known.set(reference, followed(target(description, reference)))
    return known.get(reference)
  }
  return followed
}

export function operationsOf(description: Description): Operation[] {
  const followed = follower(description)
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]) => {
      const operation = followed(said) as Omit<Operation, 'name' | 'method' | 'path'>
      const { parameters = [], security = [] } = operation
      const name = `${method.toUpperCase()} ${path}`
      return { ...operation, parameters, security, name, method: method.toUpperCase(), path }
    }),
  )
}
