import type { CountryCode } from '#shop/countries/country.ts'

type Table = { source: string; load: () => Promise<{ towns: string }> }

/** Where an open table says which towns have a postal code. It is read when somebody asks for the first time. */
const tables: Partial<Record<CountryCode, Table>> = {
  fr: { source: 'La Poste, Insee, Etalab (Licence Ouverte 2.0)', load: () => import('./fr.ts') },
}

/** The towns of a postal code, the largest first, and who says so; none where nobody is known to say it openly. */
export async function findTowns(
  country: CountryCode,
  postalCode: string,
): Promise<{ towns: readonly string[]; source?: string }> {
  const table = tables[country]
  if (!table) return { towns: [] }

  const { source, load } = table
  const { towns } = await load()
  const line = towns.indexOf(`\n${postalCode} `)
  if (line === -1) return { towns: [], source }
  const names = line + postalCode.length + 2
  return { towns: towns.slice(names, towns.indexOf('\n', names)).split('|'), source }
}
