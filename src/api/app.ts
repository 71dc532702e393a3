import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { account } from './account.ts'
import { customerActivation } from './activate-customer.ts'
import type { ApiEnv } from './api-env.ts'
import { build } from './build.ts'
import { businessQuotes } from './business-quotes.ts'
import { carriers } from './carriers.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { clarifications } from './clarifications.ts'
import { clientId } from './client-id.ts'
import { controlling } from './controlling.ts'
import { customerDeletion } from './customer-deletion.ts'
import { customers } from './customers.ts'
import { description } from './description/description.ts'
import { deviceLists } from './device-lists.ts'
import { errors } from './errors.ts'
import { health } from './health.ts'
import { imei } from './imei.ts'
import { locale } from './locale.ts'
import { metrics } from './metrics.ts'
import { forPrograms } from './middleware/for-programs.ts'
import { notInOffice } from './middleware/not-in-office.ts'
import { limitBody } from './middleware/limit-body.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { newsletter } from './newsletter.ts'
import { offers } from './offers.ts'
import { office } from './office.ts'
import { priceWatch } from './price-watch.ts'
import { problem } from './problem.ts'
import { quotes } from './quotes.ts'
import { recognition } from './recognition.ts'
import { searches } from './searches.ts'
import { tradeInFile } from './trade-in-file.ts'
import { trades } from './trades.ts'
import { visitor } from './visitor.ts'

export type ApiParts = {
  buildId: string
  builtAt: Date
  isDraining(): boolean
  registry: Registry
}

/** Everything that answers in JSON, and its description. */
export function createApi({ buildId, builtAt, isDraining, registry }: ApiParts) {
  const app: Hono<ApiEnv> = new Hono<ApiEnv>()
    .use('/api/*', notInOffice)
    .use('/searches/*', notInOffice)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody())
    .use('/.well-known/trade-in.json', forPrograms)
    .use('/api/quotes/*', forPrograms)
    .use('/api/*', rateLimit({ name: 'api', points: 600, seconds: 60 }))
    .route('/health', health(isDraining))
    .route('/build.json', build(buildId, builtAt))
    .route('/metrics', metrics(registry))
    .route('/.well-known/trade-in.json', tradeInFile)
    .route('/api/account', account)
    .route('/api/activateCustomerByIdentifier', customerActivation)
    .route('/api/business-quotes', businessQuotes)
    .route('/api/carriers', carriers)
    .route('/api/cart', cart)
    .route('/api/catalogue', catalogue)
    .route('/api/clarifications', clarifications)
    .route('/api/client-id', clientId)
    .route('/api/controlling', controlling)
    .route('/api/customers', customers)
    .route('/api/customers', customerDeletion)
    .route('/api/device-lists', deviceLists)
    .route('/api/errors', errors)
    .route('/api/imei', imei)
    .route('/api/locale', locale)
    .route('/api/newsletter', newsletter)
    .route('/api/price-watch', priceWatch)
    .route('/api/offers', offers)
    .route('/api/office', office)
    .route('/api/quotes', quotes)
    .route('/api/recognition', recognition)
    .route('/api/trades', trades)
    .route('/api/visitor', visitor)
    .route('/searches', searches)

  return app.route('/api', description(app)).all('/api/*', (c) => problem(c, 404, 'not-found'))
}
