/** Words around the name of a device that say nothing about it. */
const fillers = new Set(
  [
    'mit und der die das ein eine mein meine altes gebraucht gebrauchtes ankauf verkaufen verkauf zoll',
    'con el los una de usado usada segunda mano vender venta pulgadas',
    'avec les mon occasion vendre vente rachat pouces',
    'il di mio mia da usato usata vendere vendita pollici',
    'with and the my sell used inch inches',
  ].flatMap((line) => line.split(' ')),
)

export const isFiller = (word: string): boolean => fillers.has(word)
