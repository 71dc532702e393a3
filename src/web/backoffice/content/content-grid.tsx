import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useLoaderData } from 'react-router'
import { findContentStates, type PlaceState } from '#domain/content/texts/find-content.ts'
import { contentTopics, type ContentTopic } from '#shop/screens/content-topics.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { office } from '#web/backoffice/office-handlers.ts'

export const loader = office.read('content.see', async ({ engines }) => ({
  states: await findContentStates(engines),
}))

export default function ContentGrid() {
  const t = useOfficeTranslate()
  const title = t('office.frame.screen.content')

  return (
    <>
      <div className="stack stack--tight">
        <h1>{title}</h1>
        <p className="office-soft">{t('office.content.text')}</p>
      </div>
      <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{t('office.content.topic')}</th>
              {countryCodes.map((code) => (
                <th key={code} scope="col">
                  {code.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contentTopics.map((topic) => (
              <tr key={topic}>
                <th scope="row">{t(`content.${topic}`)}</th>
                {countryCodes.map((code) => (
                  <td key={code}>
                    <Cell country={code} topic={topic} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const looks = { file: 'plain', draft: 'warning', published: 'success', changed: 'brand' } as const

function Cell({ country, topic }: { country: CountryCode; topic: ContentTopic }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const { states } = useLoaderData<typeof loader>()
  const found = states.find((each) => each.country === country && each.topic === topic)
  const state = found ? stateOf(found) : 'file'
  const name = t('office.content.title', { topic: t(`content.${topic}`), country: country.toUpperCase() })
  const label = t(`office.content.state.${state}`)

  return (
    <div className="stack stack--tight">
      <a href={`/content/${country}/${topic}`} aria-label={`${name}: ${label}`}>
        <Badge look={looks[state]}>{label}</Badge>
      </a>
      {found && (
        <span className="office-soft">
          {t('office.content.changed', { author: found.author, date: formatDay(found.changedAt) })}
        </span>
      )}
    </div>
  )
}

const stateOf = ({ newest, published, status }: Pick<PlaceState, 'newest' | 'published' | 'status'>) => {
  if (published === null) return status === 'draft' ? 'draft' : 'file'
  return newest > published ? 'changed' : 'published'
}
