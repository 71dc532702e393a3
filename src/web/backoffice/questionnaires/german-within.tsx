/** Nobody sees or hears it, and nobody types it. */
const MARK = '\u2063'

/** What sellers read, put into a sentence of ours: questions and answers are called as they are in German. */
export const inGerman = (text: string): string => `${MARK}${text}${MARK}`

/** Such a sentence, with what is German in it marked as German. */
export const GermanWithin = ({ words }: { words: string }) =>
  words.split(MARK).map((part, index, parts) => {
    if (index % 2 === 0) return part
    const place = parts.slice(0, index).join(MARK).length
    return (
      <span key={place} lang="de">
        {part}
      </span>
    )
  })
