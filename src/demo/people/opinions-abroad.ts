import type { Locale } from '#shop/messages/locale.ts'
import { germanOpinions, type Opinion } from './demo-opinions.ts'

const spanish: readonly Opinion[] = [
  { stars: 5, text: 'El precio que vi es el que me pagaron. En cinco días lo tenía en la cuenta.', status: 'waiting' },
  { stars: 4, text: 'Todo bien explicado. La revisión podría ser un día más rápida.', name: 'L.' },
  { stars: 5, text: 'Imprimí la etiqueta, entregué el paquete y listo.', name: 'C.' },
  { stars: 2, text: 'Me descontaron por un arañazo que apenas se ve. Al menos mandaron fotos.' },
  { stars: 5, text: 'No tuve que regatear con desconocidos.', name: 'P.' },
  { stars: 5 },
  { stars: 3, text: 'Correcto, aunque el precio bajó unos euros entre dos visitas.', name: 'R.' },
  { stars: 5, text: 'Vendí dos móviles viejos de casa en un solo paquete.' },
  { stars: 4, text: 'Se entiende todo, incluso sin saber de tecnología.', name: 'N.' },
  { stars: 5, text: 'Se me olvidó quitar la cuenta, me avisaron y al día siguiente estaba resuelto.', name: 'M.' },
]

const french: readonly Opinion[] = [
  { stars: 5, text: 'Le prix affiché est celui que j’ai touché, quatre jours après.', status: 'waiting' },
  { stars: 5, text: 'Étiquette imprimée, colis déposé, argent reçu. Rien à redire.', name: 'S.' },
  { stars: 4, text: 'Clair et honnête. Un carton plus petit aurait suffi.', name: 'J.' },
  {
    stars: 2,
    text: 'Une rayure que je n’avais pas vue m’a coûté vingt euros. Les photos m’ont quand même aidé à comprendre.',
  },
  { stars: 5, text: 'On voit pourquoi on reçoit moins, ligne par ligne.', name: 'A.' },
  { stars: 3, text: 'Correct, mais il a fallu montrer une pièce d’identité. C’est la loi, je sais.' },
  { stars: 5, text: 'Deux appareils dans un colis, chacun réglé à part.', name: 'B.' },
  { stars: 4 },
  { stars: 5, text: 'Mon ancien téléphone dormait dans un tiroir. J’aurais dû le vendre plus tôt.', name: 'É.' },
  { stars: 1, text: 'Offre revue à la baisse. J’ai demandé le retour, gratuit, c’est déjà ça.', name: 'D.' },
  { stars: 5, text: 'Simple et sans publicité ensuite.' },
]

const italian: readonly Opinion[] = [
  { stars: 5, text: 'Prezzo come da offerta, bonifico in quattro giorni.', status: 'waiting' },
  { stars: 4, text: 'Tutto chiaro. Il controllo poteva essere un po’ più veloce.', name: 'F.' },
  { stars: 5, text: 'Etichetta stampata, pacco consegnato, soldi arrivati.', name: 'G.' },
  { stars: 5, text: 'Si capisce subito perché il prezzo scende. Mai visto altrove.' },
  { stars: 2, text: 'Per me il telefono era come nuovo, per loro no. Le foto erano oneste, però.', name: 'V.' },
  { stars: 5 },
  { stars: 3, text: 'Bene, ma il punto di ritiro era chiuso due volte. Non è colpa vostra.' },
  { stars: 5, text: 'Ho venduto tablet e cuffie insieme, senza pensieri.', name: 'T.' },
  { stars: 4, text: 'Anche il caricatore è stato valutato.', name: 'E.' },
  { stars: 5, text: 'Ho sempre saputo dov’era il mio pacco.' },
]

/** By the language of a country, whatever is said differently in it. */
const opinions = { de: germanOpinions, es: spanish, fr: french, it: italian }

/** What sellers of a country say. One whose language nobody has written opinions in has none. */
export const opinionsIn = (locale: Locale): readonly Opinion[] =>
  Object.entries(opinions).find(([language]) => locale.startsWith(language))?.[1] ?? []
