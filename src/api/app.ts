import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { account } from './account/account.ts'
import { customerActivation } from './account/activate-customer.ts'
import type { ApiEnv } from './api-env.ts'
import { build } from './operations/build.ts'
import { businessQuotes } from './business/business-quotes.ts'
import { carriers } from './trades/carriers.ts'
import { cart } from './cart/cart.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { clarifications } from './trades/clarifications.ts'
import { clientId } from './operations/client-id.ts'
import { controlling } from './operations/controlling.ts'
import { customerDeletion } from './customers/customer-deletion.ts'
import { customers } from './customers/customers.ts'
import { description } from './description/description.ts'
import { deviceLists } from './business/device-lists.ts'
import { errors } from './operations/error-reports.ts'
import { health } from './operations/health.ts'
import { imei } from './offers/imei.ts'
import { locale } from './operations/locale.ts'
import { metrics } from './operations/metrics.ts'
import { forPrograms } from './middleware/for-programs.ts'
import { notInOffice } from './middleware/not-in-office.ts'
import { limitBody } from './middleware/limit-body.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { newsletter } from './subscriptions/newsletter.ts'
import { offers } from './offers/offers.ts'
import { office } from './operations/office.ts'
import { priceWatch } from './subscriptions/price-watch.ts'
import { problem } from './problem.ts'
import { quotes } from './offers/quotes.ts'
import { recognition } from './offers/recognition.ts'
import { searches } from './catalogue/searches.ts'
import { tradeInFile } from './offers/trade-in-file.ts'
import { tradeProgress } from './trades/trade-progress.ts'
import { towns } from './addresses/towns.ts'
import { trades } from './trades/trades.ts'
import { visitor } from './operations/visitor.ts'

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
    .route('/api/towns', towns)
    .route('/api/trades', trades)
    .route('/api/trades', tradeProgress)
    .route('/api/visitor', visitor)
    .route('/searches', searches)

  return app.route('/api', description(app)).all('/api/*', (c) => problem(c, 404, 'not-found'))
}
