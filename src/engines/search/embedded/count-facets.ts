import type { CategoryFacet, Facet, FoundDevice } from '#engines/search/search.ts'

type CountedDevice = Pick<FoundDevice, IdOf | NameOf>

/** The tree of the menu, the largest branches first. */
export function countFacets(devices: readonly CountedDevice[]): readonly CategoryFacet[] {
  return branchesOf(devices, 'categoryId', 'category').map(({ facet, devices: inCategory }) => ({
    ...facet,
    manufacturers: branchesOf(inCategory, 'manufacturerId', 'manufacturer').map(
      ({ facet: maker, devices: ofMaker }) => ({
        ...maker,
        series: branchesOf(ofMaker, 'seriesId', 'series').map(({ facet: series }) => series),
      }),
    ),
  }))
}

type IdOf = 'categoryId' | 'manufacturerId' | 'seriesId'
type NameOf = 'category' | 'manufacturer' | 'series'

interface Branch {
  facet: Facet
  devices: readonly CountedDevice[]
}

function branchesOf(devices: readonly CountedDevice[], id: IdOf, name: NameOf): Branch[] {
  return [...Map.groupBy(devices, (device) => device[id])]
    .map(([key, group]) => ({ facet: { id: key, name: group[0]![name], count: group.length }, devices: group }))
    .toSorted((a, b) => b.facet.count - a.facet.count || a.facet.id - b.facet.id)
}
