/** Current and planned files: skeletons are planned completely before anything is written. */
export type ReadText = (file: string) => string | null
export type Plan = Map<string, string>

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const camel = (name: string) => name.replace(/[-/_](\w)/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(`-${name}`)
/** As TypeScript; the formatter chooses the quotes. */
export const quoted = (text: string) => JSON.stringify(text)

/** What the developer can correct: printed without a stack, and nothing is written. */
export class GeneratorFault extends Error {}

/** Adds a line before the first one after `start` that begins with `end`. */
export function insertBefore(text: string, start: string, end: string, line: string): string {
  const from = text.indexOf(start)
  if (from < 0) throw new GeneratorFault(`there is no line with ${start.trim()}`)
  const at = text.indexOf(`\n${end}`, from)
  if (at < 0) throw new GeneratorFault(`there is no ${end} after ${start.trim()}`)
  const before = text.slice(0, at)
  const comma = /[,{[]\s*$/.test(before) ? '' : ','
  return `${before}${comma}\n${line}${text.slice(at)}`
}

/** `import { a } from 'x'` with one more name, or a new import line where there is none. */
export function withImport(text: string, from: string, name: string): string {
  const importPattern = new RegExp(`import \\{([^}]*)\\} from '${from.replace(/[.\\/]/g, '\\$&')}'`)
  const found = importPattern.exec(text)
  if (!found) return withImportLine(text, from, `import { ${name} } from '${from}'\n`)
  const names = (found[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (names.includes(name)) return text
  return text.replace(importPattern, `import { ${inOrder(names, name).join(', ')} } from '${from}'`)
}

/** The others stay where they are: a change should show what is new. */
function inOrder(names: readonly string[], name: string): string[] {
  const later = names.findIndex((one) => one.localeCompare(name) > 0)
  return names.toSpliced(later < 0 ? names.length : later, 0, name)
}

/** Before the first import of its kind (`@`, `#`, `.`) that sorts after it, or after the last of that kind. */
function withImportLine(text: string, from: string, line: string): string {
  const alike = [...text.matchAll(/^import [^']*'([^']+)'\n/gm)]
    .map(({ 0: { length }, 1: target = '', index }) => ({ target, start: index, end: index + length }))
    .filter(({ target }) => target[0] === from[0])
  const later = alike.find(({ target }) => target.localeCompare(from) > 0)
  const at = later?.start ?? alike.at(-1)?.end ?? 0
  return text.slice(0, at) + line + text.slice(at)
}

/** Splits an index written on one line, so that every entry has its own. */
export const opened = (text: string, start: string): string =>
  text.replace(
    new RegExp(`(${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})\\{ ([^}\\n]*) \\}`),
    (_, head: string, entries: string) => `${head}{\n  ${entries.split(', ').join(',\n  ')},\n}`,
  )
