import { parentPort, workerData } from 'node:worker_threads'
import { readSheetFile } from './read-sheet-file.ts'
import type { SheetRow } from './sheets.ts'
import type { SheetOrder, SheetPart } from './sheet-files.ts'

/** The other side has something else to do between two of these. */
const PORTION = 250

const { file, limits } = workerData as SheetOrder
const reading = readSheetFile(file, limits)
const rows: SheetRow[] = reading.ok ? reading.rows : []
let handed = 0

function handOn(): void {
  const portion = rows.slice(handed, handed + PORTION)
  handed += portion.length
  const part: SheetPart = { rows: portion, end: handed < rows.length ? undefined : reading.ok ? 'ok' : reading.reason }
  parentPort!.postMessage(part)
  if (part.end !== undefined) parentPort!.close()
}

parentPort!.on('message', handOn)
handOn()
