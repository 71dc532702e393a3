import { findShownTexts } from '#domain/content/texts/find-content.ts'
import { settingsIn } from '#domain/content/texts/markdown-inline.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { isSettingName, type SettingName } from './merchant-settings.ts'

/** The settings that the texts of countries ask for, with the words in which they ask; those of the first country win. */
export async function findTextSettings(
  engines: Pick<Engines, 'db' | 'merchantTexts'>,
  countries: readonly CountryCode[],
): Promise<Map<SettingName, string>> {
  const shown = await findShownTexts(engines)
  const texts = countries.flatMap((country) => contentTopics.map((topic) => shown({ country, topic })))
  const asked = new Map<SettingName, string>()
  for (const { setting, hint } of texts.flatMap((text) => settingsIn(text?.text ?? ''))) {
    if (isSettingName(setting) && !asked.has(setting)) asked.set(setting, hint)
  }
  return asked
}
