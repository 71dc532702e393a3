const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const START = /(<script type="module" async="">)([^<]*)(?=<\/script>)/

/** Nobody sees a hidden page, and browsers paint what is framed when they like: neither waits, nor what is loaded already. */
const painted =
  'if(parent===window&&!document.hidden&&document.readyState!=="complete")await new Promise(r=>{addEventListener("load",r);requestAnimationFrame(()=>requestAnimationFrame(r))});'

/** All files are asked for at once, not each by the one before it. */
const preload = (files: readonly string[]) =>
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`

/**
 * A page shows everything without its scripts. On a slow line they would take their share of it from the page, its styles
 * and its font, and of the processor from painting: so they are asked for when the page has been painted.
 */
export function scriptsAfterPaint(html: string): string {
  if (!START.test(html)) return html
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file!)
  return html
    .replaceAll(PRELOAD, '')
    .replace(START, (_, tag: string, script: string) => `${tag}${painted}${preload(files)}\n${importedLater(script)}`)
}

/** What a module imports at its head is there before its first line runs. Here the first line waits. */
const importedLater = (script: string): string =>
  script
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);')
