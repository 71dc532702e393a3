import type { Country } from '#shop/countries/country.ts'
import { senderParts } from './apply-settings.ts'
import type { Values } from './merchant-settings.ts'
import { timesInForce } from './time-settings.ts'

/** What holds in a country at the moment, wherever it was said. */
export function settingsInForce(country: Country): Values {
  const { merchant, warehouse, contact, presence, particulars } = country
  const { name: senderName = '', mailbox: senderAddress = '' } = senderParts(contact.sender)
  return {
    ...addressIn('company', merchant),
    'company.name': merchant.name,
    'company.vatId': merchant.vatId,
    ...addressIn('warehouse', warehouse),
    'warehouse.name': warehouse.name,
    'warehouse.carrier': country.footerShippingLogo,
    'support.email': contact.recipient,
    'mail.name': senderName,
    'mail.address': senderAddress,
    'look.brand': presence.brand,
    'social.facebook': presence.social.facebook,
    'social.instagram': presence.social.instagram,
    'social.youtube': presence.social.youtube,
    ...timesInForce(country),
    ...particulars.texts,
  }
}

const addressIn = (of: 'company' | 'warehouse', place: Country['warehouse']): Values => ({
  [`${of}.street`]: place.street,
  [`${of}.houseNumber`]: place.houseNumber,
  [`${of}.postalCode`]: place.postalCode,
  [`${of}.city`]: place.city,
  [`${of}.country`]: place.country,
})
