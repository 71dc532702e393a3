import { categories } from '#shop/devices/categories.ts'
import { DevicePicture } from '#web/art/devices/device-picture.tsx'
import { iconNames } from '#web/art/icon-names.ts'
import { Icon } from '#web/art/icons.tsx'
import { ConditionPatterns } from './condition-patterns.tsx'
import { Pattern } from './pattern.tsx'

const makers = ['Apple', 'Samsung', 'Google', 'Xiaomi', 'Sony', 'Canon', 'Nikon', 'Fujifilm', 'Nintendo', 'Microsoft']

export function ArtPatterns() {
  return (
    <>
      <Pattern name="Icons">
        <ul className="cluster">
          {iconNames.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} size={28} />
            </li>
          ))}
        </ul>
      </Pattern>
      <Pattern name="Device art">
        <ul className="grid grid--tiles">
          {categories.flatMap((category, index) =>
            [makers[index]!, makers[(index + 3) % makers.length]!].map((maker) => (
              <li key={`${category} ${maker}`}>
                <DevicePicture
                  category={category}
                  maker={maker}
                  name={`${category} ${index + 1}`}
                  label={`${maker}: ${category}`}
                />
              </li>
            )),
          )}
        </ul>
      </Pattern>
      <ConditionPatterns />
    </>
  )
}
