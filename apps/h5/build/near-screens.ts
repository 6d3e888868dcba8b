import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const imported = /(?:from|import)\s*\(?\s*'((?:#features|\.)[^']*)'/g
const written = /['"`](\/[\w/:]*)/g

const matches = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), (found) => found[1] ?? '')

/** A feature's own module behind a name; screens stand for themselves, and what knows no screen needs no look. */
function moduleOf(source: string, from: string, name: string): string | null {
  const file = name.startsWith('#')
    ? path.join(source, name.slice(1))
    : path.resolve(path.dirname(from), name)
  const isOwn = /\.tsx?$/.test(file) && !file.endsWith('.screen.tsx')
  return isOwn && file.startsWith(path.join(source, 'features')) && existsSync(file) ? file : null
}

/** Every path that a screen and the parts it is made of write down. */
function pathsIn(source: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const parts = matches(imported, text).flatMap((name) => moduleOf(source, file, name) ?? [])
  return [...matches(written, text), ...parts.flatMap((part) => pathsIn(source, part, seen))]
}

/**
 * The screens that a screen leads to, in the order in which it names them: found in what is written, so that a new
 * screen is fetched ahead without anybody thinking of it. An extra one costs a fetch in a calm moment.
 */
export function screensNear(source: string, file: string, known: readonly string[]): string[] {
  const paths = pathsIn(source, path.join(source, file))
  return [...new Set(paths)].filter((one) => known.includes(one))
}
