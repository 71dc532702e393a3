import type { ListColumns } from '#domain/business/lists/device-list.ts'

type Column = keyof ListColumns

/**
 * What people call the columns, in the order in which a heading is tried: “Zustand Gerät” is the state, not the device. Of
 * two columns that fit, the one with the earlier name wins: in “Device name” companies often write whose it is.
 */
const columnNames: Record<Column, readonly string[]> = {
  imei: ['IMEI', 'IMEI 1', 'IMEI-Nummer', 'IMEI-Nr', 'IMEI/MEID', 'Número IMEI', 'Numéro IMEI', 'Codice IMEI'],
  quantity: [
    'Menge|Anzahl|Stück|Stückzahl|Stk|St|Quantity|Qty|Pieces|Pcs|Units|Count|Cantidad|Unidades|Uds',
    'Quantité|Qté|Nombre|Pièces|Quantità|Q.tà|Qta|Pezzi|Pz|Numero pezzi',
  ],
  grade: [
    'Zustand|Optischer Zustand|Gerätezustand|Grade|Grading|Grad|Klasse|Qualität|Condition|Cosmetic grade|Quality',
    'Estado|Condición|Calidad|Grado|État|Qualité|Stato|Condizione|Condizioni|Qualità',
  ],
  defects: [
    'Defekt|Defekte|Mangel|Mängel|Schaden|Schäden|Beschädigung|Beschädigungen|Fehler|Fehlerbild|Fehlerbeschreibung',
    'Defect|Defects|Damage|Damages|Fault|Faults|Issue|Issues|Defecto|Defectos|Daños|Défaut|Défauts|Dommages|Difetto|Difetti|Danni',
  ],
  storage: [
    'Speicher|Speichergröße|Speicherplatz|Speicherkapazität|Kapazität|Interner Speicher|Storage|Capacity|Storage capacity',
    'Almacenamiento|Capacidad|Stockage|Capacité|Archiviazione|Capacità|Memory|Memoria|Mémoire|Variante|Variant|Ausführung|GB',
  ],
  number: [
    'Modellnummer|Modell-Nr|Modellcode|Model number|Model no|Model nr|Número de modelo|Numéro de modèle|Numero modello',
  ],
  manufacturer: [
    'Hersteller|Marke|Manufacturer|Brand|Make|Maker|Vendor|Fabricante|Marca|Fabricant|Marque|Constructeur|Produttore',
  ],
  name: [
    'Modell|Modellname|Modellbezeichnung|Gerätemodell|Model|Model name|Device model|Modelo|Modèle|Modello|Gerät|Geräte',
    'Gerätetyp|Gerätebezeichnung|Device|Device type|Handset|Dispositivo|Equipo|Terminal|Móvil|Appareil|Apparecchio|Handy',
    'Produkt|Produktname|Artikel|Artikelbezeichnung|Artikelname|Bezeichnung|Product|Product name|Item|Producto|Produit',
    'Prodotto|Articolo|Désignation|Libellé|Article|Beschreibung|Description|Descripción|Descrizione|Gerätename|Device name|Name',
  ],
  note: [
    'Bemerkung|Bemerkungen|Anmerkung|Anmerkungen|Kommentar|Kommentare|Notiz|Notizen|Hinweis|Hinweise|Remark|Remarks|Comment|Comments',
    'Note|Notes|Observaciones|Comentario|Comentarios|Remarque|Remarques|Commentaire|Commentaires|Osservazioni|Commento|Commenti',
  ],
}

const known = Object.entries(columnNames).map(
  ([column, lines]) => [column as Column, lines.flatMap((line) => line.split('|')).map(headingKey)] as const,
)

/** “Geräte-Nr.” and “GERAETE NR” are one. */
function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]/g, '')
}

const keysOf = (heading: string): string[] => [
  headingKey(heading),
  headingKey(heading.replaceAll(/\(.*?\)|\[.*?\]/g, '')),
]

/** Which column of a row of headings is which. First those that are called so, then those that have such a word. */
export function columnsByHeading(header: readonly string[]): ListColumns {
  const columns: ListColumns = {}
  const taken = new Set<number>()
  const take = (column: Column, names: readonly string[], keys: readonly (readonly string[])[]) => {
    if (columns[column] !== undefined) return
    const places = keys.flatMap((each, index) => (taken.has(index) ? [] : [{ index, rank: rankOf(each, names) }]))
    const best = places.reduce((one, other) => (other.rank < one.rank ? other : one), { index: -1, rank: Infinity })
    if (best.rank === Infinity) return
    columns[column] = best.index
    taken.add(best.index)
  }
  const whole = header.map(keysOf)
  const words = header.map((heading) => (mayBeHeading(heading) ? splitWords(heading).map(headingKey) : []))
  for (const [column, names] of known) take(column, names, whole)
  for (const [column, names] of known) take(column, names, words)
  return columns
}

const splitWords = (heading: string): string[] => heading.split(/[^\p{L}\p{N}]+/u)

/** “Galaxy Note 10, neues Handy” is a device. */
const mayBeHeading = (text: string): boolean => !/\d\d/.test(text) && splitWords(text).length <= 4

function rankOf(keys: readonly string[], names: readonly string[]): number {
  const ranks = keys.map((key) => (key === '' ? -1 : names.indexOf(key))).filter((rank) => rank !== -1)
  return Math.min(...ranks)
}

/** Without one of these nobody knows what a row is about. */
export const namesDevice = ({ imei, name, number }: ListColumns): boolean =>
  imei !== undefined || name !== undefined || number !== undefined
