import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox, RadioGroup, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Pattern } from './pattern.tsx'

const looks = ['primary', 'quiet', 'ghost', 'danger'] as const

const grades = [
  { value: 'a', label: 'Wie neu', hint: 'Keine Spuren' },
  { value: 'b', label: 'Gut', hint: 'Feine Kratzer' },
  { value: 'c', label: 'Gebraucht', hint: 'Deutliche Spuren' },
]

export function FormPatterns() {
  return (
    <>
      <Pattern name="Button">
        <div className="cluster">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button busy>busy</Button>
          <Button size="small">small</Button>
          <LinkButton href="#main" size="large">
            large
          </LinkButton>
        </div>
      </Pattern>
      <Pattern name="Field">
        <div className="grid grid--halves">
          <TextInput id="pattern-name" label="Name" hint="Vor- und Nachname" autoComplete="name" />
          <TextInput
            id="pattern-zip"
            label="Postleitzahl"
            error="Fünf Ziffern, zum Beispiel 10115"
            defaultValue="101"
          />
          <Select id="pattern-category" label="Kategorie" options={[{ value: 'camera', label: 'Kameras' }]} />
          <TextArea id="pattern-note" label="Nachricht" optional="freiwillig" />
          <RadioGroup name="pattern-grade" label="Zustand" options={grades} look="cards" defaultValue="b" />
          <Checkbox id="pattern-terms" label="Ich bin einverstanden" />
        </div>
      </Pattern>
    </>
  )
}
