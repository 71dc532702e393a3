import { redirect } from 'react-router'
import { takeNextItem } from '#domain/inspection/queue/inspection-queue.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { queueSearch, readQueue } from './queue/queue-query.ts'

type Asked = Pick<OfficeRequest, 'engines' | 'storefronts' | 'colleague' | 'url'>

/** After a device: the next one of the same part of the queue, taken at once, or the queue. */
export async function goOn({ engines, storefronts, colleague, url }: Asked, wantsNext: boolean) {
  if (!wantsNext) return redirect(`/inspection${queueSearch(url)}`)
  const { filter, order } = readQueue(url)
  const next = await takeNextItem(engines, storefronts, colleague, filter, order)
  return redirect(
    next === undefined
      ? `/inspection${queueSearch(url, { none: true })}`
      : `/inspection/${next}${queueSearch(url, { share: filter.share })}`,
  )
}
