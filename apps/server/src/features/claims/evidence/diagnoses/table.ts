import { readFileSync } from 'node:fs'
import { initialsOf } from '@yf/domain/pinyin'

/** A category or subcategory of ICD-10 with its Chinese names. */
export interface DiagnosisRow {
  readonly code: string
  readonly name: string
  /** The name first, then synonyms used by doctors and members. */
  readonly names: readonly string[]
  /** Of each name, in the same order. */
  readonly initials: readonly string[]
}

/** Normalised: 全角 letters and blanks make no difference. */
export const tidyText = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

function rowOf(line: string): DiagnosisRow[] {
  const [, code, nameList] = /^([A-Z]\d\d(?:\.\d)?) (.+)$/.exec(line) ?? []
  if (!code || !nameList) return []
  const names = nameList.split('|')
  return [{ code, name: names[0]!, names, initials: names.map(initialsOf) }]
}

export interface DiagnosisChapter {
  /** `K00-K93` */
  readonly range: string
  readonly name: string
}

const heading = /^([A-Z]\d\d-[A-Z]\d\d) (.+)$/

/** A chapter is the heading before the heading of its first block. */
const chaptersIn = (lines: readonly string[]): DiagnosisChapter[] =>
  lines.flatMap((line, at) => {
    const [, range, name] = heading.exec(line) ?? []
    return range && name && heading.test(lines[at + 1] ?? '') ? [{ range, name }] : []
  })

/** `A09 name|other name`; chapters and blocks (`A00-A09 name`) are headings. Source: docs/decisions/0039. */
function read() {
  const lines = readFileSync(new URL('icd10.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const rows: readonly DiagnosisRow[] = lines.flatMap(rowOf)
  return {
    rows,
    chapters: chaptersIn(lines),
    byCode: new Map(rows.map((row) => [row.code, row])),
    byName: new Map(rows.flatMap((row) => row.names.map((name) => [tidyText(name), row] as const))),
  }
}

let loaded: ReturnType<typeof read> | null = null

/** Loaded at the first query: operator scripts import this file without querying it. */
const table = () => (loaded ??= read())

export const diagnosisTable = (): readonly DiagnosisRow[] => table().rows

export const diagnosisChapters = (): readonly DiagnosisChapter[] => table().chapters

export const isDiagnosisCode = (code: string): boolean => table().byCode.has(code)

export const diagnosisOfCode = (code: string): DiagnosisRow | null => table().byCode.get(code) ?? null

/** The diagnosis with exactly this name. */
export const diagnosisNamed = (name: string): DiagnosisRow | null =>
  table().byName.get(tidyText(name)) ?? null
