/** Current and planned files: skeletons are planned completely before anything is written. */
export type ReadText = (file: string) => string | null
export type Plan = Map<string, string>

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const camel = (name: string) => name.replace(/[-/_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** Adds a line before the first one after `start` that begins with `end`. */
export function insertBefore(text: string, start: string, end: string, line: string): string {
  const from = text.indexOf(start)
  if (from < 0) throw new Error(`there is no line with ${start.trim()}`)
  const at = text.indexOf(`\n${end}`, from)
  if (at < 0) throw new Error(`there is no ${end} after ${start.trim()}`)
  const before = text.slice(0, at)
  const comma = /[,{[]\s*$/.test(before) ? '' : ','
  return `${before}${comma}\n${line}${text.slice(at)}`
}

/** `import { a } from 'x'` with one more name, or a new import line where there is none. */
export function withImport(text: string, from: string, name: string, kind = ''): string {
  const importPattern = new RegExp(`import ${kind}\\{([^}]*)\\} from '${from.replace(/[.\\/]/g, '\\$&')}'`)
  const found = importPattern.exec(text)
  if (!found) return `import ${kind}{ ${name} } from '${from}'\n${text}`
  const names = (found[1] ?? '').split(',').map((one) => one.trim())
  if (names.includes(name)) return text
  const all = [...names.filter(Boolean), name].toSorted((one, other) => one.localeCompare(other))
  return text.replace(importPattern, `import ${kind}{ ${all.join(', ')} } from '${from}'`)
}

/** Splits an index written on one line, so that every entry has its own. */
export const opened = (text: string, start: string): string =>
  text.replace(
    new RegExp(`(${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})\\{ ([^}\\n]*) \\}`),
    (_, head: string, entries: string) => `${head}{\n  ${entries.split(', ').join(',\n  ')},\n}`,
  )
