import { readFileSync } from 'node:fs'

export type Cue = { from: number; to: number; text: string }

const seconds = (time: string): number => {
  const [minutes = '0', rest = '0'] = time.split(':')
  return Number(minutes) * 60 + Number(rest)
}

/** The captions of the film about conditions in a language, such as `de-AT`. */
export function readCaptions(language: string): Cue[] {
  const [head, ...blocks] = readFileSync(`public/films/conditions.${language}.vtt`, 'utf8').trim().split('\n\n')
  if (head !== 'WEBVTT') throw new Error(`Not a file of captions: ${language}`)
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const [from = '', to = ''] = times.split(' --> ')
    return { from: seconds(from), to: seconds(to), text: lines.join('\n') }
  })
}
