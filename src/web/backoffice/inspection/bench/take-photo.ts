import { formatsOf } from '#web/backoffice/frame/formats.ts'
import { FIRST_LANGUAGE } from '#shop/messages/office-language.ts'

const QUALITY = 0.9

/** A picture of what the camera sees, with a line that says of what and when; nothing while it sees nothing. */
export async function takePhoto(stream: MediaStream, reference: string, now: Date): Promise<File | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  const drawing = canvas.getContext('2d')
  if (!drawing || canvas.width === 0) return undefined
  drawing.drawImage(video, 0, 0)
  // Whoever takes it, the picture is read by others, too.
  const { formatMoment } = formatsOf(FIRST_LANGUAGE)
  stamp(drawing, `${reference} · ${formatMoment(now)}`)
  video.srcObject = null
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return photo ? new File([photo], `${reference}.jpg`, { type: photo.type }) : undefined
}

/** White on black: it is read on every background. */
function stamp(drawing: CanvasRenderingContext2D, text: string): void {
  const { width, height } = drawing.canvas
  const size = Math.round(height / 24)
  drawing.fillStyle = '#000'
  drawing.fillRect(0, height - size * 1.6, width, size * 1.6)
  drawing.fillStyle = '#fff'
  drawing.font = `600 ${size}px sans-serif`
  drawing.textBaseline = 'middle'
  drawing.fillText(text, size / 2, height - size * 0.8)
}
