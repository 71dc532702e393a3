type Named = { name: string; optional?: boolean }

/** Those that were asked for, in that order; the usual ones if nobody asked for any that is there. */
export function shownColumns<Any extends Named>(columns: readonly Any[], asked: readonly string[]): Any[] {
  const chosen = asked.flatMap((name) => columns.find((column) => column.name === name) ?? [])
  return chosen.length > 0 ? chosen : columns.filter(({ optional }) => !optional)
}

/** The same names with one of them a place further up or down. */
export function movedColumn(names: readonly string[], name: string, step: 1 | -1): string[] {
  const place = names.indexOf(name)
  const others = names.toSpliced(place, 1)
  return others.toSpliced(Math.max(0, place + step), 0, name)
}
