import { crc32, inflateRawSync } from 'node:zlib'
import { readXml, type XmlEvent } from '#shop/formats/xml.ts'
import { MAX_CELL_LENGTH } from './spreadsheets.ts'
import { TooMuchWork, UnreadableFile } from './unreadable-file.ts'
import type { WorkBudget } from './work-budget.ts'

/** A ZIP archive of which single files are asked for by name. */
export interface Archive {
  has(name: string): boolean
  /** Goes through a document, until somebody has enough and says `false`. One that is not there is empty. */
  eachEvent(name: string, handle: (event: XmlEvent) => unknown): void
}

/** Spreadsheets with pictures have some hundred parts. */
const MAX_ENTRIES = 2_000

/** All that is unpacked of one archive. Ten thousand rows of a dozen columns take a third of it. */
const MAX_BYTES = 24 * 1024 * 1024

/** Of a text more is not shown, even if every character of it is written as a number. */
const MAX_TEXT_LENGTH = MAX_CELL_LENGTH * 10

const END = 0x06054b50
const END_SIZE = 22
const MAX_COMMENT_LENGTH = 0xffff
const ENTRY = 0x02014b50
const ENTRY_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

/** Numbers that do not fit stand in a larger form of the format, which nobody needs for a list. */
const ELSEWHERE = [0xffff, 0xffff_ffff]

type Entry = { method: number; packedSize: number; size: number; crc: number; offset: number }

export const isArchive = (file: Uint8Array): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4

/** Reads the table of contents. Whatever is encrypted, larger than it says, or points outside of the file is refused. */
export function openArchive(bytes: Uint8Array, work: WorkBudget): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readEntries(file)
  let left = MAX_BYTES

  const text = (name: string): string => {
    const entry = entries.get(name)
    if (!entry) return ''
    if (entry.size > left) throw new TooMuchWork('There is too much in the archive.')
    left -= entry.size
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(unpackEntry(file, entry))
    } catch (cause) {
      throw new UnreadableFile('The archive is damaged.', { cause })
    }
  }
  return {
    has: (name) => entries.has(name),
    eachEvent(name, handle) {
      for (const event of readXml(text(name), MAX_TEXT_LENGTH)) {
        work.spend('events')
        if (handle(event) === false) return
      }
    },
  }
}

function readEntries(file: Buffer): Map<string, Entry> {
  const end = findEnd(file)
  const [count, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  if (count > MAX_ENTRIES || ELSEWHERE.includes(count) || ELSEWHERE.includes(start)) {
    throw new UnreadableFile('There are too many files in the archive.')
  }

  const entries = new Map<string, Entry>()
  let position = start
  for (let index = 0; index < count; index += 1) {
    expectMark(file, position, ENTRY, ENTRY_SIZE)
    const nameEnd = position + ENTRY_SIZE + file.readUInt16LE(position + 28)
    const name = file.toString('utf8', position + ENTRY_SIZE, nameEnd)
    entries.set(name, readEntry(file, position))
    position = nameEnd + file.readUInt16LE(position + 30) + file.readUInt16LE(position + 32)
  }
  return entries
}

/** The end of the table of contents stands at the end of the file, before a remark of any text. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_SIZE - MAX_COMMENT_LENGTH)
  for (let position = file.length - END_SIZE; position >= first; position -= 1) {
    if (file.readUInt32LE(position) === END) return position
  }
  throw new UnreadableFile('The archive has no table of contents.')
}

function readEntry(file: Buffer, position: number): Entry {
  const entry = {
    method: file.readUInt16LE(position + 10),
    crc: file.readUInt32LE(position + 16),
    packedSize: file.readUInt32LE(position + 20),
    size: file.readUInt32LE(position + 24),
    offset: file.readUInt32LE(position + 42),
  }
  const isEncrypted = (file.readUInt16LE(position + 8) & ENCRYPTED) !== 0
  if (isEncrypted || ELSEWHERE.some((mark) => [entry.packedSize, entry.size, entry.offset].includes(mark))) {
    throw new UnreadableFile('The archive is encrypted or too large.')
  }
  return entry
}

function unpackEntry(file: Buffer, { method, packedSize, size, crc, offset }: Entry): Buffer {
  expectMark(file, offset, LOCAL, LOCAL_SIZE)
  const start = offset + LOCAL_SIZE + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const packed = file.subarray(start, start + packedSize)
  if (method !== STORED && method !== DEFLATED) throw new UnreadableFile('The archive is packed in an unusual way.')

  // It stops as soon as there is more than the table of contents says.
  const unpacked = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
  if (unpacked.length !== size || crc32(unpacked) !== crc) throw new UnreadableFile('The archive is damaged.')
  return unpacked
}

function expectMark(file: Buffer, position: number, mark: number, size: number): void {
  if (position + size > file.length || file.readUInt32LE(position) !== mark) {
    throw new UnreadableFile('The archive is damaged.')
  }
}
