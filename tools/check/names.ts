import { retiredNames, type RetiredName } from './retired-names.ts'
import { withoutComments } from './wording.ts'

export interface Occurrence {
  /** The retired name's key in the list. */
  readonly concept: string
  /** `file:line`, or only the file where its own name matches. */
  readonly where: string
  readonly found: string
  readonly use: string
}

const isCode = (file: string) => /\.(?:tsx?|cjs|mjs)$/.test(file)

const applies = ({ only, allowed = [] }: RetiredName, file: string) =>
  (!only || only.test(file)) && !allowed.some(({ files }) => files.test(file))

/** Every place where a file, or its name, uses a retired name. */
export function retiredIn(
  file: string,
  text: string,
  list: Readonly<Record<string, RetiredName>> = retiredNames,
): Occurrence[] {
  const code = isCode(file) ? withoutComments(text) : text
  return Object.entries(list)
    .filter(([, name]) => applies(name, file))
    .flatMap(([concept, name]) => {
      const { use } = name
      const old = new RegExp(name.old, 'g')
      const occurrenceOf = (found: string, where: string): Occurrence => ({
        concept,
        where,
        found,
        use,
      })
      const matchesIn = (line: string) =>
        [...line.matchAll(old)].filter((match) => !name.stays?.[wholeName(line, match)])
      const inPath = matchesIn(`/${file}`).map(([found]) => occurrenceOf(found, file))
      // A document explains in ordinary words: only names without another meaning are checked there.
      if (name.isNameOnly && !isCode(file)) return inPath
      const searched = name.isNameOnly ? code : text
      if (searched.search(old) < 0) return inPath
      const inText = searched
        .split('\n')
        .flatMap((line, at) => matchesIn(line).map(([found]) => occurrenceOf(found, `${file}:${at + 1}`)))
      return [...inPath, ...inText]
    })
}

/** The whole name around a match, with the hyphens of a file or a style. */
function wholeName(line: string, { 0: found, index }: RegExpExecArray): string {
  const before = /[\w$-]*$/.exec(line.slice(0, index))?.[0] ?? ''
  const after = /^[\w$-]*/.exec(line.slice(index + found.length))?.[0] ?? ''
  return before + found + after
}
