import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const imported = /(?:from|import)\s*\(?\s*'((?:#features|\.)[^']*)'/g
const pathLiterals = /['"`](\/[\w/:]*)/g

const matches = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), (found) => found[1] ?? '')

/**
 * Resolves an imported name to a module of the same feature. Other screens, and modules that know no screen, are
 * skipped.
 */
function moduleOf(source: string, from: string, name: string): string | null {
  const file = name.startsWith('#')
    ? path.join(source, name.slice(1))
    : path.resolve(path.dirname(from), name)
  const isOwn = /\.tsx?$/.test(file) && !file.endsWith('.screen.tsx')
  return isOwn && file.startsWith(path.join(source, 'features')) && existsSync(file) ? file : null
}

/** Every path in the source of a screen and its components. */
function pathsIn(source: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const parts = matches(imported, text).flatMap((name) => moduleOf(source, file, name) ?? [])
  return [...matches(pathLiterals, text), ...parts.flatMap((part) => pathsIn(source, part, seen))]
}

/**
 * The screens that a screen links to, in the order of their mention: derived from the source, so that a new screen is
 * prefetched without further configuration. A false positive costs one fetch when idle.
 */
export function screensNear(source: string, file: string, knownPaths: readonly string[]): string[] {
  const paths = pathsIn(source, path.join(source, file))
  return [...new Set(paths)].filter((one) => knownPaths.includes(one))
}
