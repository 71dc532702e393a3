import { expect, test } from 'vitest'
import type { FoundDevice } from '#engines/search/search.ts'
import { openDeviceIndex, packDeviceIndex } from './device-index.ts'
import { DeviceFinder } from './find-devices.ts'

type Made = Partial<FoundDevice> & { model: string; released: number }

const device = ({ model, released, ...rest }: Made, id: number): FoundDevice => ({
  id: id + 1,
  name: model,
  model,
  url: `device-${id}`,
  category: 'Handy',
  categoryId: 1,
  manufacturer: 'Acme',
  manufacturerId: 1,
  series: 'Nova',
  seriesId: 1,
  image: '',
  thumbnail: '',
  releaseYear: released,
  releaseMonth: 1,
  searchTerms: 'handy smartphone',
  popularity: 0,
  ...rest,
})

/**
 * Each pair disagrees about two neighbours in the order of what counts: the first is better by the earlier, the second by
 * the later one. Whoever swaps two of them, or leaves one out, sees one of these fail. The worse one comes first in the
 * catalogue, so that a tie is not enough.
 */
const pairs: [claim: string, question: string, better: Made, worse: Made][] = [
  [
    'words that are there count before their cost',
    'nova zoom 7',
    { model: 'Nova Zooom 7 Lite Plus', released: 2010 },
    { model: 'Nova 7', released: 2024 },
  ],
  [
    'a word of the name counts before the words left over',
    'nova zoom',
    { model: 'Nova Zoom Lite Plus', released: 2010 },
    { model: 'Nova', released: 2024, searchTerms: 'zoom' },
  ],
  [
    'the words left over count before the order of words',
    'nova zoom 7',
    { model: 'Nova 7 Zoom', released: 2010 },
    { model: 'Nova Zoom 7 Lite', released: 2010 },
  ],
  [
    'the words left over count before the age',
    'nova zoom',
    { model: 'Nova Zoom', released: 2010 },
    { model: 'Nova Zoom Lite', released: 2024 },
  ],
  [
    'the order of words counts before the age',
    'nova zoom 7',
    { model: 'Nova Zoom 7', released: 2010 },
    { model: 'Nova 7 Zoom', released: 2024 },
  ],
  [
    'words between the others count before the age',
    'nova zoom 7',
    { model: 'Nova Zoom 7 Lite', released: 2010 },
    { model: 'Nova Zoom Lite 7', released: 2024 },
  ],
  [
    'words in another order are worse than words between them',
    'nova zoom 7',
    { model: 'Nova Lite Zoom Plus 7', released: 2010 },
    { model: 'Nova 7 Zoom Lite Plus', released: 2024 },
  ],
  [
    'of equals the newer one comes first',
    'nova zoom',
    { model: 'Nova Zoom 9', released: 2024 },
    { model: 'Nova Zoom 8', released: 2023 },
  ],
  [
    'in a broad question the age counts before the words left over',
    'acme handy',
    { model: 'Nova Zoom Lite Plus 9', released: 2024 },
    { model: 'Nova', released: 2023 },
  ],
  [
    'in a broad question a name that was said completely is worth some years',
    'acme nova',
    { model: 'Nova', released: 2015 },
    { model: 'Nova Zoom', released: 2024 },
  ],
  ['but not all of them', 'acme nova', { model: 'Nova Zoom', released: 2024 }, { model: 'Nova', released: 2013 }],
  [
    'in a broad question of the same age the words left over count after all',
    'acme handy',
    { model: 'Nova Zoom', released: 2024 },
    { model: 'Nova Zoom Lite', released: 2024 },
  ],
]

/** What visitors met in the box: each names the device that they meant and the one that they got. */
const misses: typeof pairs = [
  [
    'an exact name comes before a newer tablet',
    'nova s2',
    { model: 'Nova S II', released: 2011 },
    { model: 'Nova Tab S2', released: 2024 },
  ],
  [
    'a name that repeats its maker is an exact name, too',
    'acme 2',
    { model: 'Acme 2', released: 2011 },
    { model: 'Pad 2', released: 2024 },
  ],
  [
    'the plain model comes before the Plus',
    'acme nova zoom',
    { model: 'Nova Zoom', released: 2021 },
    { model: 'Nova Zoom+', released: 2023 },
  ],
  [
    'an unfinished number completes before another name of an old device',
    'nova 1',
    { model: 'Nova 15', released: 2023 },
    { model: 'Nova (2007)', released: 2007, searchTerms: 'nova 1' },
  ],
  [
    'an unfinished word is no exact name',
    'nov',
    { model: 'Nova 12', released: 2024 },
    { model: 'Nova', released: 2016 },
  ],
  [
    'an unfinished word is one of the name before another one',
    'nova 5 d',
    { model: 'Nova 5 Digital', released: 2020 },
    { model: 'Nova 5', released: 2020, searchTerms: 'disc' },
  ],
  [
    'an unfinished word is one of the model before one of the variant',
    'nova w',
    { model: 'Nova Watch 9', released: 2020 },
    { model: 'Nova', name: 'Nova WiFi', released: 2024 },
  ],
  [
    'an unfinished word is another one than those that were said',
    'nova zoom z',
    { model: 'Nova Zoom Z5', released: 2020 },
    { model: 'Nova Zoom', released: 2024 },
  ],
  [
    'a number that goes on is another one',
    'nova 2',
    { model: 'Nova (2020)', released: 2020, searchTerms: 'nova 2' },
    { model: 'Nova (2022)', released: 2022 },
  ],
  [
    'short words may be joined',
    'zflip 5',
    { model: 'Nova Z Flip5', released: 2020 },
    { model: 'Nova Z Flip 5G', released: 2024 },
  ],
  [
    'what is popular comes before what is a little newer',
    'nova zoom',
    { model: 'Nova Zoom 8', released: 2022, popularity: 3 },
    { model: 'Nova Zoom 9', released: 2023 },
  ],
]

test.each([...pairs.map((pair) => ['F-82', ...pair] as const), ...misses.map((pair) => ['F-60', ...pair] as const)])(
  '%s %s',
  (_, __, question, better, worse) => {
    for (const catalogue of [
      [worse, better],
      [better, worse],
    ]) {
      const index = openDeviceIndex(packDeviceIndex(catalogue.map(device)))
      const [first] = new DeviceFinder(index).find(question, 10)
      expect(catalogue[index.order[first!]!]!.model).toBe(better.model)
    }
  },
)
