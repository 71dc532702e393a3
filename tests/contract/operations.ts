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

function followed(description: Description, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => followed(description, each))
  if (!isObject(value)) return value
  if (typeof value['$ref'] === 'string') return followed(description, target(description, value['$ref']))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followed(description, inner)]))
}

export const operationsOf = (description: Description): Operation[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]) => {
      const operation = followed(description, said) as Omit<Operation, 'name' | 'method' | 'path'>
      const { parameters = [], security = [] } = operation
      const name = `${method.toUpperCase()} ${path}`
      return { ...operation, parameters, security, name, method: method.toUpperCase(), path }
    }),
  )
