import type { Scope } from '#domain/settings/merchant-settings.ts'
import { formatsFor } from '#web/backoffice/frame/formats.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { countryCodes, isCountryCode } from '#shop/countries/all.ts'

/** Whose settings an address means: a country's, else those of the whole company. */
export function scopeIn(url: URL): Scope {
  const asked = url.searchParams.get('scope') ?? ''
  return isCountryCode(asked) ? asked : 'company'
}

/** All that settings can be said for; the company itself has no name here. */
export const namedScopes = ({ colleague }: Pick<OfficeRequest, 'colleague'>): { scope: Scope; name: string }[] => [
  { scope: 'company', name: '' },
  ...countryCodes.map((code) => ({ scope: code, name: formatsFor(colleague).countryName(code) })),
]
