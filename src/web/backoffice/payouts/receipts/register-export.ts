import { data } from 'react-router'
import { everyEntry, findRegisterState, type NumberedEntry } from '#domain/payouts/register/read-register.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { csvOf, sendCsv, type CsvColumn } from '#web/backoffice/table/csv.ts'

/** In the words of those who may ask for it: the French police. */
const columns: CsvColumn<NumberedEntry>[] = [
  { title: 'N°', value: ({ number }) => number },
  { title: 'Date', value: ({ at }) => at },
  { title: 'Référence', value: ({ reference }) => reference },
  { title: 'Objet', value: ({ device }) => device },
  { title: 'IMEI', value: ({ imei }) => imei },
  { title: 'N° de série', value: ({ serialNumber }) => serialNumber },
  { title: 'Prix EUR', value: ({ cents }) => decimalFromCents(cents as Cents).replace('.', ',') },
  { title: 'Paiement', value: ({ payment }) => payment },
  { title: 'Vendeur', value: ({ seller }) => seller },
  { title: 'Né(e) le', value: ({ birthdate }) => birthdate },
  { title: 'Adresse', value: ({ address }) => address },
  { title: 'Pièce', value: ({ documentKind }) => documentKind },
  { title: 'N° de pièce', value: ({ documentNumber }) => documentNumber },
  { title: 'Délivrée le', value: ({ documentDate }) => documentDate },
  { title: 'Autorité', value: ({ documentAuthority }) => documentAuthority },
  { title: 'Empreinte', value: ({ hash }) => hash },
]

/** The name of the file ends with the last hash, so that whoever has got it can prove what was in it. */
export const loader = office.read('payouts.see', async ({ engines }) => {
  const { brokenAt, last, lastHash } = await findRegisterState(engines)
  // A register that somebody has changed is not handed out as if it were whole.
  if (brokenAt !== undefined) throw data(null, { status: 409 })
  return sendCsv(csvOf(columns, everyEntry(engines, last)), `registre-${lastHash}.csv`)
})
