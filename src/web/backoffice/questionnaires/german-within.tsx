/** Nobody sees or hears it, and nobody types it. */
const MARK = '\u2063'

/** What sellers read, put into a sentence of ours: questions and answers are called as they are in German. */
export const inGerman = (text: string): string => `${MARK}${text}${MARK}`

/** Such a sentence, with what is German in it marked as German. */
export const GermanWithin = ({ words }: { words: string }) =>
  words.split(MARK).map((part, index) => {
    const isGerman = index % 2 === 1
    // The same word may stand there twice; its place tells it apart.
    return isGerman ? (
      <span key={`${index} ${part}`} lang="de">
        {part}
      </span>
    ) : (
      part
    )
  })
