import { frameLetter } from '#domain/letters/letter-frame.ts'
import { enrichAddress, unsubscribeAddress, unsubscribeHeaders } from '#domain/newsletter/newsletter-links.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { addressLines } from '#shop/addresses/address-lines.ts'
import type { Country } from '#shop/countries/country.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { modes } from '#shop/modes/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Issue } from './issue.ts'
import { issueBody } from './issue-body.ts'

/** Letters of issues are known in the outbox by this. */
export const ISSUE_LETTER = 'newsletter'

export type Reader = { email: string; emailHash: string; firstName: string | null }

type Written = Pick<Issue, 'subject' | 'preheader' | 'text'>

/**
 * Makes the letters of an issue: what is the same for everybody is written once. Nothing in them tells whether they are
 * read, and links lead where they say.
 */
export function issueLetters(country: Country, { subject, preheader, text }: Written): (reader: Reader) => Letter {
  const t = translatorFor(country)
  const { merchant, sellShopUrl, contact } = country
  const body = issueBody(country, text)
  const imprint = sellShopUrl + pathTo(country, 'content', { slug: country.contentSlugs.imprint })
  const sender = [merchant.name, ...addressLines(merchant, languageTag(country.locale))].join(', ')

  return ({ email, emailHash, firstName }) => {
    const hello =
      firstName === null ? t('letter.newsletter.hello') : t('letter.newsletter.helloName', { name: firstName })
    const letter = frameLetter(
      { country, mode: modes.default },
      {
        subject,
        preheader,
        heading: subject,
        paragraphs: [hello],
        body,
        smallPrint: [t('letter.newsletter.why', { shop: country.domain }), sender],
        smallLinks: [
          { label: t('letter.newsletter.unsubscribe'), url: unsubscribeAddress(country, emailHash) },
          { label: t('letter.newsletter.interests'), url: enrichAddress(country, emailHash) },
          { label: t('content.imprint'), url: imprint },
        ],
      },
    )
    const headers = unsubscribeHeaders(country, emailHash)
    return { ...letter, to: email, kind: ISSUE_LETTER, replyTo: contact.recipient, headers }
  }
}

/** An issue as somebody without a name would get it, for colleagues who write it. Its links lead to nobody. */
export const previewIssue = (country: Country, written: Written): Letter =>
  issueLetters(country, written)({ email: country.contact.recipient, emailHash: '0'.repeat(64), firstName: null })
