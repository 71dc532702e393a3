import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drawFrame, filmSeconds, framesPerSecond } from '#web/art/conditions-film/film.ts'
import { drawPng } from '#web/art/draw-png.ts'

/**
 * Draws the film about conditions picture by picture and makes the two files of it that the shop serves. Takes some
 * minutes; only whoever changed the drawings needs to run it.
 */
const program = 'ffmpeg'
const folder = 'public/films'
const lossless = 'var/conditions-film.mkv'
const encoders = ['ffv1', 'libx264', 'libvpx-vp9']

const television = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p']
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
/** A point to jump to every four seconds, and no note of the machine that made it. */
const common = [...television, ...colours, '-g', String(4 * framesPerSecond), '-map_metadata', '-1', '-bitexact', '-an']

/** The level is what old phones can still decode. */
const mp4 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25', '-level', '4.0', '-refs', '4']
const webm = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1']

/** What is missing on this machine, in words. */
function missing(): string | undefined {
  const { error, stdout } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (error) return 'ffmpeg is not installed. On Debian: apt-get install ffmpeg'
  const absent = encoders.filter((name) => !stdout.includes(name))
  return absent.length > 0 ? `This ffmpeg was built without ${absent.join(' and ')}.` : undefined
}

/** A picture that is like the one before is not drawn again. */
async function* pictures(): AsyncGenerator<Uint8Array> {
  const count = filmSeconds * framesPerSecond
  let last: { svg: string; png: Uint8Array } = { svg: '', png: new Uint8Array() }
  for (let frame = 0; frame < count; frame += 1) {
    const svg = drawFrame(frame / framesPerSecond)
    if (svg !== last.svg) last = { svg, png: await drawPng(svg) }
    if (frame % framesPerSecond === 0) process.stdout.write(`\rSecond ${frame / framesPerSecond} of ${filmSeconds}`)
    yield last.png
  }
  process.stdout.write('\n')
}

const reason = missing()
if (reason !== undefined) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

await mkdir('var', { recursive: true })

const ffmpeg = (parameters: string[]) =>
  spawn(program, ['-y', '-loglevel', 'error', ...parameters], { stdio: ['pipe', 'inherit', 'inherit'] })

async function end(child: ReturnType<typeof ffmpeg>): Promise<void> {
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`)
}

const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-']
const drawing = ffmpeg([...input, '-c:v', 'ffv1', lossless])
await Promise.all([pipeline(Readable.from(pictures()), drawing.stdin), end(drawing)])

await end(ffmpeg(['-i', lossless, ...mp4, ...common, '-movflags', '+faststart', `${folder}/conditions.mp4`]))
await end(ffmpeg(['-i', lossless, ...webm, ...common, `${folder}/conditions.webm`]))
await rm(lossless)
