import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = globSync(['*.md', '{docs,src,tests,content,seeds,bench}/**/*.md'])
const textOf = (page: string): string => readFileSync(page, 'utf8')

test('every link in the docs to a file of the project leads to one', () => {
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/(?:\]\(|src=")(?!\w+:|#)([^)#"\s]+)/g)]
      .map(([, link]) => join(dirname(page), decodeURI(link!)))
      .filter((file) => !existsSync(file))
      .map((file) => `${page}: ${file}`),
  )

  expect(pages.length).toBeGreaterThan(80)
  expect(dead).toEqual([])
})

test('F-75 every command and path that the docs name is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const missing = pages.flatMap((page) => {
    const text = textOf(page)
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !(name in scripts))
    // A how-to may name the file that its reader is about to write.
    const paths = page.includes('how-to/add-')
      ? []
      : [...text.matchAll(/`((?:src|tests|scripts|docs|messages|content|seeds|migrations|bench)\/[\w./-]+)`/g)]
          .map(([, path]) => path!)
          .filter((path) => !existsSync(path))
    return [...commands, ...paths].map((name) => `${page}: ${name}`)
  })

  expect(missing).toEqual([])
})
