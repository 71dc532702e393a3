import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { FoundDevice } from '#engines/search/search.ts'
import type { Locale } from '#shop/locale.ts'

/** The demo catalogue as the search gets it, read straight from its files: benches and tests need no database for it. */
const FOLDER = new URL('../seeds/catalogue/', import.meta.url)

interface Model {
  category: string
  manufacturer: string
  series: string
  model: string
  released: string
  variants: string
  numbers: string
  aliases: string
}

/** A category's name, then the other words that people have for it. */
const categoryWords: Readonly<Record<string, Record<string, string>>> = {
  iphone: {
    de: 'iPhone, Handy Smartphone Mobiltelefon Telefon',
    es: 'iPhone, móvil smartphone teléfono celular',
    fr: 'iPhone, téléphone smartphone portable mobile',
    it: 'iPhone, cellulare smartphone telefono telefonino',
  },
  smartphone: {
    de: 'Handys, Handy Smartphone Mobiltelefon Telefon',
    es: 'Móviles, móvil smartphone teléfono celular',
    fr: 'Smartphones, téléphone smartphone portable mobile',
    it: 'Smartphone, cellulare smartphone telefono telefonino',
  },
  ipad: { de: 'iPad, Tablet', es: 'iPad, tableta tablet', fr: 'iPad, tablette', it: 'iPad, tablet' },
  tablet: { de: 'Tablets, Tablet', es: 'Tabletas, tableta tablet', fr: 'Tablettes, tablette', it: 'Tablet, tablet' },
  notebook: {
    de: 'Notebooks, Notebook Laptop Computer',
    es: 'Portátiles, portátil ordenador laptop',
    fr: 'Ordinateurs portables, ordinateur portable PC',
    it: 'Portatili, portatile notebook computer PC',
  },
  camera: {
    de: 'Kameras, Kamera Fotoapparat Digitalkamera',
    es: 'Cámaras, cámara fotos',
    fr: 'Appareils photo, appareil photo caméra',
    it: 'Fotocamere, fotocamera macchina fotografica',
  },
  lens: { de: 'Objektive, Objektiv', es: 'Objetivos, objetivo', fr: 'Objectifs, objectif', it: 'Obiettivi, obiettivo' },
  console: {
    de: 'Konsolen, Konsole Spielkonsole',
    es: 'Consolas, consola videojuegos',
    fr: 'Consoles, console jeux',
    it: 'Console, console giochi',
  },
  smartwatch: {
    de: 'Smartwatches, Smartwatch Uhr',
    es: 'Relojes inteligentes, reloj smartwatch',
    fr: 'Montres connectées, montre',
    it: 'Smartwatch, orologio',
  },
  headphones: {
    de: 'Kopfhörer, Kopfhoerer Ohrhörer',
    es: 'Auriculares, auricular cascos',
    fr: 'Écouteurs et casques, écouteurs casque',
    it: 'Cuffie, cuffia auricolari',
  },
}

const models = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.csv'))
  .toSorted()
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .filter((text) => text.startsWith('category,manufacturer,'))
  .flatMap((text) => parse<Model>(text, { columns: true }))

/** One device per variant, with the words of this locale. */
export function demoDevices(locale: Locale): FoundDevice[] {
  const language = locale.slice(0, 2)
  const numberOf = numbering()
  return models.flatMap((line) => {
    const { category, manufacturer, series, model } = line
    const [name = category, words = ''] = categoryWords[category]?.[language]?.split(',') ?? []
    const [year, month] = line.released.split('-').map(Number)
    return line.variants.split('|').map((variant): FoundDevice => {
      const fullName = `${model} ${variant}`.trim()
      const url = slugOf(`${manufacturer} ${fullName}`)
      return {
        id: numberOf(`device ${url}`),
        name: fullName,
        model,
        url,
        category: name,
        categoryId: numberOf(`category ${category}`),
        manufacturer,
        manufacturerId: numberOf(`manufacturer ${manufacturer}`),
        series,
        seriesId: numberOf(`series ${manufacturer} ${series}`),
        image: '',
        thumbnail: '',
        releaseYear: year ?? 0,
        releaseMonth: month ?? null,
        searchTerms: [words.trim(), ...line.numbers.split('|'), ...aliasesIn(line.aliases, language)].join(' ').trim(),
      }
    })
  })
}

/** An alias may begin with the language that it belongs to: `es:play 5`. */
function aliasesIn(aliases: string, language: string): string[] {
  return aliases.split('|').flatMap((alias) => {
    const [, only, rest] = /^(?:([a-z]{2}):)?(.*)$/.exec(alias) ?? []
    return rest && (!only || only === language) ? [rest] : []
  })
}

function numbering(): (name: string) => number {
  const numbers = new Map<string, number>()
  return (name) => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number
  }
}

function slugOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('+', ' plus ')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
