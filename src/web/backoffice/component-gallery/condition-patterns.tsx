import { conditionArt, conditionCategories, picturedAnswers } from '#shop/devices/condition-pictures.ts'
import { ConditionPicture } from '#web/art/condition-picture.tsx'
import { Pattern } from './pattern.tsx'

const sheets = conditionCategories.map((category) => ({
  category,
  questions: Object.entries(
    Object.groupBy(
      picturedAnswers().filter((one) => one.category === category),
      ({ question }) => question,
    ),
  ),
}))

/** The contact sheet of all pictures of the questionnaires, as small as pages show them. */
export function ConditionPatterns() {
  return sheets.map(({ category, questions }) => (
    <Pattern key={category} name={`Condition art: ${category}`}>
      {questions.map(([question, answers = []]) => (
        <div key={question} className="stack">
          <h3>{question}</h3>
          <ul className="cluster">
            {answers.map(({ answer }) => (
              <li key={answer} title={answer}>
                <ConditionPicture address={conditionArt(category, question, answer) ?? ''} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Pattern>
  ))
}
