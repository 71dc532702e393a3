import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../../scripts/assets/compile-messages.ts'
import { foreignLanguage, foreignSentences, type Language } from './spoken-language.ts'

const page = (inside: string) =>
  `<!DOCTYPE html><html lang="fr-FR"><head><title>Vendre · umlauf</title></head><body><main><h1>Vendez votre téléphone</h1>
  <p>Le prix est <strong>garanti</strong> pendant 14 jours. ${inside}</p></main></body></html>`

const samples: Record<Exclude<Language, 'en'>, string> = {
  de: 'Du bekommst dein Geld, sobald wir das Gerät geprüft haben.',
  es: 'Recibes el dinero cuando hayamos revisado el dispositivo.',
  fr: 'Vous recevez votre argent dès que nous avons contrôlé l’appareil.',
  it: 'Ricevi il denaro non appena abbiamo controllato il dispositivo.',
}

describe('the reader of languages', () => {
  test('sees one Spanish sentence on a French page', () => {
    expect(foreignSentences(page(''), 'fr')).toEqual([])
    expect(foreignSentences(page(samples.es), 'fr')).toEqual([`es: ${samples.es}`])
  })

  test.each(['de', 'es', 'fr', 'it'] as const)('tells a %s sentence from all others', (language) => {
    for (const own of ['de', 'es', 'fr', 'it'] as const) {
      expect(foreignLanguage(samples[language], own), own).toBe(own === language ? undefined : language)
    }
    expect(foreignLanguage('Please choose the colour of your device.', language)).toBe('en')
  })

  test('reads what is only heard or found, and what inline tags interrupt', () => {
    const alt = `<img src="/a.svg" alt="${samples.it}"/>`
    const torn = 'Recibes <strong>el dinero</strong> cuando hayamos <em>revisado</em> el dispositivo.'

    expect(foreignSentences(page(alt), 'fr')).toEqual([`it: ${samples.it}`])
    expect(foreignSentences(page(torn), 'fr')).toEqual([`es: ${samples.es}`])
  })

  test('lets names, scripts and what is marked as another language pass', () => {
    const names = '<li>Sony Alpha 7 IV, Das Keyboard 4, Google Pixel 8 Pro 128 GB</li>'
    const marked = `<a lang="de-DE" href="#">${samples.de}</a>`

    expect(
      foreignSentences(page(`${names}${marked}<script>const der = 'und das ist nicht für dich'</script>`), 'fr'),
    ).toEqual([])
  })

  test.each([
    ['de', 'de'],
    ['es', 'es'],
    ['fr', 'fr'],
    ['it', 'it'],
  ] as const)('knows most of the long sentences in messages/%s.json', (file, own) => {
    const others = (['de', 'es', 'fr', 'it'] as const).filter((each) => each !== own)
    const long = Object.values(readMessages('messages', file)).filter((text) => text.length > 60 && !/[{<]/.test(text))
    const noticed = long.filter((text) => others.every((host) => foreignLanguage(text, host) !== undefined))

    expect(long.length).toBeGreaterThan(100)
    expect(noticed.length / long.length).toBeGreaterThan(0.9)
    expect(long.filter((text) => foreignLanguage(text, own) !== undefined)).toEqual([])
  })
})
