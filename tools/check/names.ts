import { retiredNames, type RetiredName } from './retired-names.ts'
import { withoutComments } from './wording.ts'

export interface Occurrence {
  /** The retired name's key in the list. */
  readonly concept: string
  readonly isEnforced: boolean
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
      const { use, isEnforced } = name
      const old = new RegExp(name.old, 'g')
      const occurrenceOf = (found: string, where: string): Occurrence => ({
        concept,
        isEnforced,
        where,
        found,
        use,
      })
      const inPath = [...`/${file}`.matchAll(old)].map(([found]) => occurrenceOf(found, file))
      // A document explains in ordinary words: only names without another meaning are checked there.
      if (name.isNameOnly && !isCode(file)) return inPath
      const searched = name.isNameOnly ? code : text
      if (searched.search(old) < 0) return inPath
      const inText = searched
        .split('\n')
        .flatMap((line, at) =>
          [...line.matchAll(old)].map(([found]) => occurrenceOf(found, `${file}:${at + 1}`)),
        )
      return [...inPath, ...inText]
    })
}
