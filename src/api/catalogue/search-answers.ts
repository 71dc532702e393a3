import * as v from 'valibot'
import { onlyFields, type DeviceIntent, type OfferedDevice } from '#domain/search/search-intent.ts'
import type { CategoryFacet, Facet } from '#engines/search/search.ts'

const bucket = { key: v.string(), doc_count: v.number(), id: v.number() }
const buckets = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ buckets: v.array(v.object({ ...bucket, ...entries })) })

const aggregations = v.object({
  aggregations: v.object({ categories: buckets({ manufacturers: buckets({ series: buckets({}) }) }) }),
})

const hits = v.object({
  hits: v.object({
    total: v.object({ value: v.number(), relation: v.picklist(['eq', 'gte']) }),
    hits: v.array(v.object({ _index: v.string(), _id: v.string(), _source: v.record(v.string(), v.unknown()) })),
  }),
})

/** The manner of Elasticsearch, which the clients of this door speak. */
export const searchAnswer = v.union([hits, aggregations])

type Asked = { intent: DeviceIntent; index: string; resultSize: number }

export function hitsAnswer(devices: readonly OfferedDevice[], { intent, index, resultSize }: Asked) {
  const single = intent.kind === 'by-url'
  // Who gets as many as asked for does not learn how many more there are.
  const relation = single || devices.length < resultSize ? ('eq' as const) : ('gte' as const)

  return {
    hits: {
      total: { value: devices.length, relation },
      hits: devices.map((device) => ({
        _index: index,
        _id: String(device.id),
        _source: onlyFields(device, intent.fields),
      })),
    },
  } satisfies v.InferOutput<typeof hits>
}

const bucketOf = ({ id, name, count }: Facet) => ({ key: name, doc_count: count, id })

export function aggregationsAnswer(categories: readonly CategoryFacet[]) {
  return {
    aggregations: {
      categories: {
        buckets: categories.map((category) => ({
          ...bucketOf(category),
          manufacturers: {
            buckets: category.manufacturers.map((manufacturer) => ({
              ...bucketOf(manufacturer),
              series: { buckets: manufacturer.series.map(bucketOf) },
            })),
          },
        })),
      },
    },
  } satisfies v.InferOutput<typeof aggregations>
}
