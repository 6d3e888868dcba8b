import { diagnosisTable, tidyText, type DiagnosisRow } from './table.ts'

export interface FoundDiagnosis {
  readonly code: string
  readonly name: string
  /** The name that matched. */
  readonly words: string
}

const most = 12
const isCode = /^[a-z]\d/i
const isLetters = /^[a-z0-9]+$/i

/** Rank of a match: an exact name before a prefix, a prefix before a part; shorter names first. */
function rankOf(text: string, query: string): number | null {
  if (text === query) return 0
  if (text.startsWith(query)) return 100 + text.length
  return text.includes(query) ? 1_000 + text.length : null
}

interface DiagnosisMatch {
  readonly row: DiagnosisRow
  readonly words: string
  readonly rank: number
}

/** The best of a row's names; `texts` are the strings to compare. */
function bestName(row: DiagnosisRow, texts: readonly string[], query: string): DiagnosisMatch[] {
  const ranked = row.names.flatMap((words, at) => {
    const rank = rankOf(texts[at]!, query)
    return rank === null ? [] : [{ row, words, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).slice(0, 1)
}

function matchesOf(query: string): DiagnosisMatch[] {
  if (isCode.test(query)) {
    const code = query.toUpperCase()
    return diagnosisTable().flatMap((row) =>
      row.code.startsWith(code) ? [{ row, words: row.name, rank: row.code.length }] : [],
    )
  }
  const letters = query.toLowerCase()
  if (isLetters.test(query)) return diagnosisTable().flatMap((row) => bestName(row, row.initials, letters))
  return diagnosisTable().flatMap((row) => bestName(row, row.names.map(tidyText), query))
}

/** All matches of a tidied text, best match first. */
export const rankedDiagnoses = (query: string): readonly DiagnosisMatch[] =>
  matchesOf(query).toSorted((a, b) => a.rank - b.rank || (a.row.code < b.row.code ? -1 : 1))

/** By code, by text, or by the initials of the pinyin; best match first. */
export function findDiagnoses(keyword: string): FoundDiagnosis[] {
  const query = tidyText(keyword)
  if (query === '') return []
  return rankedDiagnoses(query)
    .slice(0, most)
    .map(({ row: { code, name }, words }) => ({ code, name, words }))
}
