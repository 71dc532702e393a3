import { expect, test } from 'vitest'
import { ask, countryCodes } from '../shop-under-test.ts'

const languages = { at: 'de-AT', de: 'de-DE', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' }

test.each(countryCodes)('S1.03 the host alone chooses the storefront %s', async (code) => {
  const home = await ask(code, '/')

  expect(home.status).toBe(200)
  expect(home.text).toContain(`<html lang="${languages[code]}"`)
})
