import { countries } from '#shop/countries/all.ts'
import { hidesReferrer, pathsOf, screens } from '#shop/screens/screens.ts'

const secretWord = /\{(?:token|id|emailHash)\}/

/** What stands before the secret word, such as `/trade/`: on every host, for a shop may have moved since it wrote. */
const beginnings = new Set(
  Object.values(countries)
    .flatMap((country) => screens.filter(hidesReferrer).flatMap((screen) => pathsOf(country, screen)))
    .filter((path) => secretWord.test(path))
    .map((path) => path.split(secretWord)[0]!),
)

const inPath = new RegExp(`(${[...beginnings].join('|')})[^\\s"'<>]+`, 'gi')
const inQuery = /([?&;]token=)[^\s"'<>&#]+/gi

/** A letter as somebody may read it who is not the one it was written to: its links are named, but open nothing. */
export const hideSecretLinks = (text: string): string => text.replace(inPath, '$1…').replace(inQuery, '$1…')
