import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { exceedsPixels, readPhotoFile } from '#shop/photos/photo-file.ts'
import { hashOfLogo, logoFile, logoSize } from './logo-file.ts'
import { partnerByCode, writeLogo } from './partner-store.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'files' | 'pictures' | 'announcements'>

/** A logo is small; what is larger is a photo. */
const MAX_LOGO_BYTES = 1_000_000

export type LogoProblem = 'no-file' | 'no-picture' | 'too-large'

export type SetLogoResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-partner' }
  | { ok: false; reason: 'invalid'; problem: LogoProblem }

/** The logo of a partner, written anew whatever it was; without a file he has none any more. */
export async function setLogo(
  engines: Needs,
  colleague: Colleague,
  { code, file }: { code: string; file: Uint8Array | null },
): Promise<SetLogoResult> {
  if (!may(colleague, 'partners.change')) return { ok: false, reason: 'not-yours-to-do' }
  const made = file === null ? { ok: true as const, hash: null } : await keepLogo(engines, file)
  if (!made.ok) return { ok: false, reason: 'invalid', problem: made.problem }
  const { db, now, announcements } = engines
  return db.transaction().execute(async (tx): Promise<SetLogoResult> => {
    const before = await partnerByCode(tx, code, { lock: true })
    if (!before) return { ok: false, reason: 'no-such-partner' }
    await writeLogo(tx, code, made.hash)
    const change = { before: { logo: before.logo }, after: { logo: made.hash } }
    await writeAudit(tx, colleague, { action: 'partner.logo', subject: `partner ${code}`, ...change }, now())
    await announcements.announce('partners', tx)
    return { ok: true }
  })
}

/** Judged from outside first; only what promises to be a picture is opened. */
async function keepLogo(
  { pictures, files }: Needs,
  file: Uint8Array,
): Promise<{ ok: true; hash: string } | { ok: false; problem: LogoProblem }> {
  if (file.length === 0) return { ok: false, problem: 'no-file' }
  if (file.length > MAX_LOGO_BYTES) return { ok: false, problem: 'too-large' }
  const picture = readPhotoFile(file)
  const opened = picture && !exceedsPixels(picture) ? await pictures.open(picture.bytes) : undefined
  if (!opened) return { ok: false, problem: 'no-picture' }
  const bytes = await pictures.encode(opened.bytes, { ...logoSize, form: 'webp' })
  const hash = hashOfLogo(bytes)
  await files.write(logoFile(hash), bytes, 'image/webp')
  return { ok: true, hash }
}
