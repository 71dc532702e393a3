type Schema = { type: 'string'; format?: string; pattern?: string; enum?: string[] }

const parameter = <Place extends 'path' | 'query' | 'header'>(place: Place, required: boolean) => {
  return (name: string, description: string, schema: Partial<Schema> = {}, example?: string) => ({
    name,
    in: place,
    required,
    description,
    schema: { type: 'string' as const, ...schema },
    ...(example !== undefined && { example }),
  })
}

/** What a request brings besides its body, for the description of a route. */
export const inPath = parameter('path', true)
export const inQuery = parameter('query', true)
export const inHeader = parameter('header', true)
export const mayBeInHeader = parameter('header', false)
