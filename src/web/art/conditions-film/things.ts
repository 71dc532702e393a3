import { colour, n, stroke } from './drawing.ts'

/** A lamp that looks at the middle of the stage, and its light. */
export const drawLamp = (): string =>
  `<path d="M-400-280C-260-280-130-200-50-92" fill="none" ${stroke(11)}/>
    <g transform="rotate(-28)"><path d="M-22-96h44v28h-44Z" fill="${colour.ink}" ${stroke(6)}/>
      <path d="M-98 26C-94-34-58-72 0-72S94-34 98 26Z" fill="${colour.brand}" ${stroke(6)}/>
      <path d="M-74 4C-66-24-48-42-22-48" fill="none" ${stroke(7, '#4c8d7c')}/>
      <path d="M-46 29a46 30 0 0 0 92 0Z" fill="#ffe7b8" ${stroke(6)}/></g>`

/** It falls over the phone and ends on the table. */
export const drawLight = (strength: number): string =>
  `<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="290" y1="160" x2="640" y2="640">
      <stop offset="0" stop-color="#ffdf9e" stop-opacity=".95"/><stop offset="1" stop-color="#ffe9bf" stop-opacity=".35"/></linearGradient>
    <path d="M203 198L363 112L922 632H362Z" fill="url(#light)" fill-opacity="${n(strength)}"/>`

/** A soft cloth with a stitched hem. */
export const drawCloth = (): string =>
  `<path d="M-118-74C-70-96-30-70 16-86S104-92 120-70C136-24 108 8 122 48C118 92 70 74 24 88S-86 98-114 78C-132 34-104-20-118-74Z"
      fill="${colour.accent}" ${stroke(5)}/>
    <path d="M-96-56C-60-74-24-52 18-66S84-72 98-56C110-18 88 8 100 40C92 70 62 56 22 68S-72 76-94 60C-106 26-84-18-96-56Z"
      fill="none" ${stroke(3, colour.accentSoft)} stroke-dasharray="9 11"/>
    <path d="M-52-24C-20-6 8-30 44-12M-44 26C-10 40 20 18 54 34" fill="none" ${stroke(5, '#b95a24')}/>`

/** What fingers leave behind. */
export const drawSmudge = (): string =>
  `<g fill="none" ${stroke(4, '#cfe0d9')} transform="rotate(18)"><path d="M-20 22v-24a20 24 0 0 1 40 0v24"/>
    <path d="M-9 26v-26a9 12 0 0 1 18 0v26"/><path d="M-31 12v-14a31 35 0 0 1 62 0v14"/></g>`

/** A hand whose finger points to the upper left, its tip in the middle. */
export const drawFinger = (): string =>
  `<g transform="rotate(-38)"><path d="M-27 24a27 27 0 0 1 54 0v134c8-20 46-16 48 8c10-10 40-6 42 18c16-4 32 6 32 26v110c0 60-40 100-98 100
      c-44 0-72-20-94-56l-66-98c-14-24 16-48 38-30l44 36Z" fill="${colour.surface}" ${stroke(6)}/>
    <path d="M-13 22a14 15 0 0 1 26 0v10a13 8 0 0 1-26 0Z" fill="${colour.accentSoft}" ${stroke(3.5)}/>
    <path d="M75 166v44M117 184v34" ${stroke(6)}/></g>`

/** What the finger notices. */
export const drawTouch = (): string =>
  `<path d="M-30 26A40 40 0 0 1 6-38M-50 40A64 64 0 0 1 8-64" fill="none" ${stroke(6, colour.accent)}/>`

/** A repair is another matter than a grade, so its sign is another colour. */
export const drawRepair = (tx: number): string =>
  `<circle r="112" fill="${colour.accentSoft}"/><circle r="88" fill="${colour.accent}" ${stroke(6)}/>
    <g transform="rotate(${n(tx)})"><path d="M0-34V40" ${stroke(24, colour.surface)}/>
      <circle cy="-36" r="30" fill="${colour.surface}"/><rect x="-11" y="-72" width="22" height="40" rx="9" fill="${colour.accent}"/>
      <circle cy="42" r="5" fill="${colour.accent}"/></g>`

export const drawLoupe = (inside: string): string =>
  `<path d="M118 118L196 196" ${stroke(30)}/><circle r="160" fill="${colour.brandSoft}" ${stroke(12)}/>${inside}
    <path d="M-116-62A132 132 0 0 1-62-116" fill="none" ${stroke(9, colour.surface)}/>`
