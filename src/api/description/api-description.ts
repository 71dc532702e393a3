import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { ApiEnv } from '../api-env.ts'
import { commonAnswers, completed, invalidInput } from './common-answers.ts'

export type ApiDescription = Awaited<ReturnType<typeof generateSpecs>>
type PathItem = ApiDescription['paths'][string]
export type Operation = NonNullable<PathItem['get']>

const securitySchemes = {
  customer: {
    type: 'http' as const,
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a customer who is logged in; good for five minutes',
  },
  visitor: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: 'visitor',
    description: 'The session of a visitor, given by the shop, in production as __Host-visitor; scripts cannot read it',
  },
  colleague: {
    type: 'apiKey' as const,
    in: 'cookie',
    name: 'office',
    description:
      'The session of a colleague, on the host of the back office; each operation asks for a permission, too',
  },
  carrier: {
    type: 'apiKey' as const,
    in: 'header',
    name: 'Carrier-Signature',
    description: 'What a carrier says, signed with the secret that the shop shares with it',
  },
  monitoring: { type: 'http' as const, scheme: 'bearer', description: 'The token of the monitoring system' },
  testSystem: { type: 'http' as const, scheme: 'basic', description: 'The password of a test system' },
}

const tags = [
  { name: 'storefront', description: 'What the pages of the shop ask' },
  { name: 'catalogue', description: 'Categories, manufacturers, series and devices, in the language of the host' },
  { name: 'sale', description: 'From answers to an offer, from a cart to a trade' },
  { name: 'protocol', description: 'Binding offers for programs of others: see /.well-known/trade-in.json' },
  { name: 'account', description: 'Registration, login, password and sessions' },
  { name: 'customers', description: 'What the shop knows about a customer' },
  { name: 'tracking', description: 'Counting, after consent' },
  { name: 'operations', description: 'For those who run the shop' },
]

/** The API in the words of OpenAPI 3.1: the routes describe themselves. */
export const describeApi = async (app: Hono<ApiEnv>): Promise<ApiDescription> =>
  completed(
    await generateSpecs(app, {
      documentation: {
        openapi: '3.1.0',
        info: {
          title: 'Umlauf',
          version: '0.1.0',
          description:
            'The API of the trade-in shop. The host name chooses the country, and with it the language. Amounts are whole ' +
            'numbers of cents.',
          license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: '/', description: 'The shop that sent this description' }],
        tags,
        components: { securitySchemes, responses: commonAnswers },
      },
      excludeStaticFile: false,
      defaultValidationErrorResponse: invalidInput,
    }),
  )
