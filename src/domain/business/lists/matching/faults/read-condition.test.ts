import { firstRules } from '#tests/support/readers/first-rules.ts'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire, type QuestionnaireName } from '#tests/support/fixtures/questionnaires.ts'
import { priceFaults } from './price-faults.ts'
import { mayTellFaults, readCondition, withoutFaults } from './read-condition.ts'

const phone = questionnaire('phone')

/** What was read, as `QUESTION=ANSWER`; `?` if something is broken and nobody knows what. */
function said(text: string, sheet: QuestionnaireName = 'phone', partsAlone = false): string {
  const { grade, faults, isUnclear, unread } = readCondition(text, questionnaire(sheet), partsAlone)
  const answers = Object.entries(faults).map(([question, chosen]) => `${question}=${chosen.join('+')}`)
  return [...(grade ? [grade] : []), ...answers, ...(isUnclear ? ['?'] : []), ...unread.map(() => '…')].join(' ')
}

describe('F-39 defects in words are read into answers', () => {
  test.each([
    ['Display gesprungen', 'DISPLAY_GLASS=CRACKED'],
    ['Displaybruch', 'DISPLAY_GLASS=CRACKED'],
    ['Glas hat einen Riss', 'DISPLAY_GLASS=CRACKED'],
    ['screen cracked', 'DISPLAY_GLASS=CRACKED'],
    ['Cracked Screen', 'DISPLAY_GLASS=CRACKED'],
    ['smashed glass', 'DISPLAY_GLASS=CRACKED'],
    ['pantalla rota', 'DISPLAY_GLASS=CRACKED'],
    ['écran cassé', 'DISPLAY_GLASS=CRACKED'],
    ['schermo rotto', 'DISPLAY_GLASS=CRACKED'],
    ['Display defekt', 'DISPLAY_FUNCTION=LINES'],
    ['Touch reagiert nicht', 'DISPLAY_FUNCTION=LINES'],
    ['Streifen im Display', 'DISPLAY_FUNCTION=LINES'],
    ['Display eingebrannt', 'DISPLAY_FUNCTION=BURN_IN'],
    ['Pixelfehler', 'DISPLAY_FUNCTION=BURN_IN'],
    ['Akku schwach', 'BATTERY=LT_80'],
    ['Akku muss getauscht werden', 'BATTERY=LT_80'],
    ['Akku 78%', 'BATTERY=LT_80'],
    ['Battery health: 82 %', 'BATTERY=P80_84'],
    ['BH 91%', 'BATTERY=GE_85'],
    ['battery weak', 'BATTERY=LT_80'],
    ['Akku aufgebläht', 'BATTERY=SWOLLEN'],
    ['geht nicht an', 'POWER=NO'],
    ['Gerät lässt sich nicht einschalten', 'POWER=NO'],
    ["doesn't turn on", 'POWER=NO'],
    ['Wont power on', 'POWER=NO'],
    ['no enciende', 'POWER=NO'],
    ['Backcover defekt', 'HOUSING=CRACKED_BACK'],
    ['Rückseite gesprungen', 'HOUSING=CRACKED_BACK'],
    ['RUECKGLAS GESPRUNGEN', 'HOUSING=CRACKED_BACK'],
    ['back glass broken', 'HOUSING=CRACKED_BACK'],
    ['Gehäuse beschädigt', 'HOUSING=CRACKED_BACK'],
    ['Gehaeuse verbogen', 'HOUSING=BENT'],
    ['Delle am Rahmen', 'HOUSING=DENTS'],
    ['Kamera defekt', 'DEFECTS=CAMERA_REAR'],
    ['Frontkamera funktioniert nicht', 'DEFECTS=CAMERA_FRONT'],
    ['camera broken', 'DEFECTS=CAMERA_REAR'],
    ['Face ID defekt', 'DEFECTS=BIOMETRY'],
    ['Fingerabdrucksensor geht nicht', 'DEFECTS=BIOMETRY+SENSORS'],
    ['Lautsprecher und Mikrofon defekt', 'DEFECTS=AUDIO'],
    ['Ladebuchse wackelt', 'DEFECTS=CHARGE_PORT'],
    ['lädt nicht', 'DEFECTS=CHARGE_PORT'],
    ['not charging', 'DEFECTS=CHARGE_PORT'],
    ['kein Netz', 'DEFECTS=NETWORK'],
    ['WLAN defekt', 'DEFECTS=WIRELESS'],
    ['Home Button defekt', 'DEFECTS=BUTTONS'],
    ['Wasserschaden', 'LIQUID=YES'],
    ['iCloud gesperrt', 'LOCK=CANNOT_REMOVE'],
    ['SIM-Lock', 'SIMLOCK=LOCKED'],
    ['Display Nachbau', 'REPAIR=THIRD_PARTY'],
    ['neu, versiegelt', 'A NEW=SEALED'],
    ['tiefe Kratzer im Display', 'DISPLAY_GLASS=DEEP'],
    ['Kratzer am Rahmen', 'HOUSING=VISIBLE'],
  ])('%s', (text, answers) => {
    expect(said(text)).toBe(answers)
  })

  test.each([
    ['Display und Rückseite gesprungen', 'DISPLAY_GLASS=CRACKED HOUSING=CRACKED_BACK'],
    ['Display gesprungen, Akku schwach', 'DISPLAY_GLASS=CRACKED BATTERY=LT_80'],
    ['Akku 78%, Display gesprungen und Kamera ok', 'BATTERY=LT_80 DISPLAY_GLASS=CRACKED'],
    ['B, aber Akku schwach', 'B BATTERY=LT_80'],
    ['gut / Backcover gebrochen', 'C HOUSING=CRACKED_BACK'],
    ['defekt: Display gesprungen', 'DISPLAY_GLASS=CRACKED'],
    ['Grade A - Kamera defekt; Lautsprecher kaputt', 'A DEFECTS=CAMERA_REAR+AUDIO'],
  ])('several at once: %s', (text, answers) => {
    expect(said(text)).toBe(answers)
  })

  test.each([
    ['keine Mängel', ''],
    ['Display ohne Kratzer', ''],
    ['voll funktionsfähig', ''],
    ['ohne Simlock', ''],
    ['Display ok', ''],
    ['no defects', ''],
    ['nicht beschädigt', ''],
    ['works fine', ''],
    ['sehr gut', 'B'],
    ['verkratzt', 'D'],
  ])('nothing is wrong: %s', (text, answers) => {
    expect(said(text)).toBe(answers)
  })

  test.each([['defekt'], ['kaputt'], ['für Bastler'], ['broken'], ['for parts'], ['keine Funktion']])(
    'something is broken, and nobody knows what: %s',
    (text) => {
      expect(said(text)).toBe('?')
    },
  )

  test('what was not understood is told', () => {
    expect(readCondition('ganz okay vielleicht, Büro 7', phone).unread).toEqual(['buro 7'])
    expect(said('Flugmodus', 'phone', true)).toBe('…')
  })

  test('in a column of defects a part alone is broken', () => {
    expect(said('Display', 'phone', true)).toBe('DISPLAY_FUNCTION=LINES')
    expect(said('Akku, Kamera', 'phone', true)).toBe('BATTERY=LT_80 DEFECTS=CAMERA_REAR')
  })

  test.each([
    ['notebook', 'Tastatur defekt', 'DEFECTS=KEYS'],
    ['notebook', 'Scharnier gebrochen', 'DEFECTS=HINGE'],
    ['notebook', 'Akku defekt', 'BATTERY=WEAK'],
    ['notebook', 'SSD fehlt', 'DEFECTS=DRIVE'],
    ['tablet', 'Kamera defekt', 'DEFECTS=CAMERA'],
    ['watch', 'Krone defekt', 'DEFECTS=CROWN'],
    ['console', 'Laufwerk defekt', 'DEFECTS=DRIVE'],
    ['lens', 'Autofokus defekt', 'DEFECTS=AUTOFOCUS'],
    ['camera', 'Monitor oder Sucher', 'DEFECTS=MONITOR'],
  ] as const)('each kind of device has questions of its own: %s, %s', (sheet, text, answers) => {
    expect(said(text, sheet)).toBe(answers)
  })

  test('the questionnaire’s own words are understood', () => {
    for (const { code, answers } of phone) {
      for (const { code: answer, text, effect } of answers) {
        if (!effect.bp || effect.assume !== undefined || !text.includes(' ') || text.length < 8) continue
        expect(readCondition(text, phone).faults[code], text).toContain(answer)
      }
    }
  })
})

test('F-39 no name of the catalogue is taken for a fault', () => {
  const names = globSync('seeds/catalogue/*.csv').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(/[;,]/).slice(0, 3).join(' ')),
  )

  expect(names.length).toBeGreaterThan(1_000)
  expect(names.filter((name) => readCondition(name, phone).isUnclear)).toEqual([])
  expect(names.filter((name) => Object.keys(readCondition(name, phone).faults).length > 0)).toEqual([])
})

test('F-39 a name is found without what it says about faults', () => {
  expect(withoutFaults('iPhone 13 128GB Display gesprungen')).toBe('iPhone 13 128GB')
  expect(withoutFaults('Galaxy S23 256 GB, geht nicht an').trim()).toBe('Galaxy S23 256 GB,')
  expect(mayTellFaults('Apple iPhone 13 Pro Max 256 GB Graphit')).toBe(false)
})

test('F-39 faults are priced by the same rules as everywhere, and none brings more than none', () => {
  const terms = {
    rules: firstRules,
    base: cents(400_00),
    repairCosts: { display: 150_00 },
    segment: 'business',
    pieces: 1,
  } as const
  const { faults } = readCondition('Display gesprungen, Kamera defekt', phone)
  const priced = priceFaults(terms, phone, faults)!

  expect(priced.map(({ from }) => from)).toEqual([1, 10, 25, 50])
  const answers = answersOfGrade(phone, 'B', faults)!
  expect(answers).toMatchObject({ FUNCTIONS: ['SOME_DEFECTS'], DEFECTS: ['CAMERA_REAR'], DISPLAY_GLASS: ['CRACKED'] })
  for (const { from, prices } of priced) {
    expect(prices.B).toBe(priceDevice({ ...terms, pieces: from }, phone, answers).cents)
    const whole = priceDevice({ ...terms, pieces: from }, phone, answersOfGrade(phone, 'B')!).cents
    expect(prices.B).toBeLessThan(whole)
  }
  expect(priceFaults(terms, phone, { BATTERY: ['SWOLLEN'] })).toBeUndefined()
})
