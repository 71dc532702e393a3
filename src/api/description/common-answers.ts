import type { ApiDescription, Operation } from './api-description.ts'

type Answers = Record<string, { description: string }>

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** What stands before every door, or behind it, may answer instead of the route: see `src/server/app.ts`. */
export const commonAnswers = {
  ForbiddenOrigin: problem('Sent by a page of another site (forbidden-origin)'),
  BodyTooLarge: problem('More than 64 kB (body-too-large)'),
  UnknownHost: problem('The host name belongs to no shop (unknown-host)'),
  Unexpected: problem('Our mistake; those who can mend it have been told (unexpected)'),
  NotReady: problem('The database is away for a moment (not-ready)'),
} satisfies Answers

/** Of every route that checks its input. */
export const invalidInput = problem('The input is not as described; violations name the fields (invalid-input)')

const shared = (name: keyof typeof commonAnswers) => ({ $ref: `#/components/responses/${name}` })

const always = { 421: shared('UnknownHost'), 500: shared('Unexpected'), 503: shared('NotReady') }
const ofWriting = { 403: shared('ForbiddenOrigin'), 413: shared('BodyTooLarge') }

/** Routes say only what is special about them; here each gets the rest. What it says itself stands. */
export function withCommonAnswers(method: string, operation: Operation): Operation {
  const common = method === 'get' ? always : { ...always, ...ofWriting }
  const responses = { ...common, ...operation.responses } as NonNullable<Operation['responses']>
  return { ...operation, responses }
}

const unlike = <Entry>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
]

/** A middleware before many routes is counted once for each handler of a route. */
const withSecurityOnce = ({ security, ...operation }: Operation): Operation =>
  security === undefined ? operation : { ...operation, security: unlike(security) }

export function completed({ paths, ...description }: ApiDescription): ApiDescription {
  const complete = (item: object) =>
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        withSecurityOnce(withCommonAnswers(method, operation as Operation)),
      ]),
    )
  return {
    ...description,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, complete(item)])),
  }
}
