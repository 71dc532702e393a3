import { Icon } from '#web/art/icons.tsx'
import type { Suggestion } from './ask-suggestions.ts'
import { markMatches, mentions } from './mark-matches.ts'
import type { RecentSearch } from './recent-searches.ts'

/** One line of the list. It is a link, so that a finger, a mouse with any of its buttons and the keyboard all follow it. */
export type Option = {
  path: string
  maker: string
  name: string
  picture: string | undefined
  offer?: string | undefined
}

export const recentOption = ({ path, text }: RecentSearch): Option => ({
  path,
  maker: '',
  name: text,
  picture: undefined,
})

/** A model is named and priced without its size, unless somebody has just typed that size. */
export function deviceOption(
  { manufacturer: maker, model, name, thumbnail: picture, offer, modelOffer }: Suggestion,
  path: string,
  query: string,
): Option {
  const size = name.startsWith(model) ? name.slice(model.length) : ''
  if (mentions(query, size)) return { path, maker, name, picture, offer }
  return { path, maker, name: model, picture, offer: modelOffer }
}

type Props = Option & { id: string; query: string; active: boolean; onChoose: () => void }

export function SuggestedOption({ id, path, maker, name, picture, offer, query, active, onChoose }: Props) {
  return (
    <a
      id={id}
      href={path}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="suggestions__option"
      onClick={onChoose}
    >
      {picture === undefined ? <Icon name="clock" /> : <img src={picture} alt="" width={40} height={40} />}
      <span className="suggestions__name">
        {maker !== '' && (
          <span className="suggestions__maker">
            <Marked text={maker} query={query} />{' '}
          </span>
        )}
        <Marked text={name} query={query} />
      </span>{' '}
      {offer !== undefined && <span className="suggestions__offer">{offer}</span>}
    </a>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  let at = 0
  return markMatches(text, query).map((piece) => {
    const key = (at += piece.text.length)
    return piece.matched ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}
