import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MerchantTexts } from './merchant-texts.ts'

/** Reads `<country>/<topic>.md` of a folder, once: the files change with the program, not while it runs. */
export async function readMerchantTexts(folder: string): Promise<MerchantTexts> {
  const countries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const texts = await Promise.all(countries.map(({ name }) => readCountry(folder, name)))
  return new Map(texts.flat())
}

async function readCountry(folder: string, country: string): Promise<[string, string][]> {
  const names = (await readdir(join(folder, country))).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const text = await readFile(join(folder, country, name), 'utf8')
      return [`${country}/${name.slice(0, -'.md'.length)}`, text]
    }),
  )
}
