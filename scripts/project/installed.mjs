import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** Whether what npm has noted in `node_modules` is what the lock file asks for, whenever either was written. */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const there = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = there[path]
    // What is for another platform is left out.
    if (path === '' || (optional && !found)) return true
    return found?.version === version && found?.integrity === integrity
  })
}
