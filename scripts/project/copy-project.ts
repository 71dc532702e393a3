import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** The project as it stands, with its last build, for whoever wants to change something in it without harm. */
export function copyProject(to: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  // The times come along, so that a build which is fresh there is fresh here.
  const bring = (path: string) =>
    cpSync(join(root, path), join(to, path), { recursive: true, preserveTimestamps: true })
  for (const file of String(files).split('\0')) if (file !== '' && existsSync(join(root, file))) bring(file)
  if (existsSync(join(root, 'build/finished'))) bring('build')
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
}
