import type { ImportRow } from '@yf/contract/imports-admin'
import { importOutcomes, type ImportOutcome, type ImportState } from '@yf/domain/sheet-import'

export type ImportCounts = NonNullable<ImportRow['counts']>

const outcomes = Object.keys(importOutcomes) as ImportOutcome[]

/** 新增 3，有误 1; what there is none of is left out. */
export const countsText = (counts: ImportCounts): string =>
  outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${importOutcomes[outcome]} ${counts[outcome]}`)
    .join('，')

export const rowsToWrite = (counts: ImportCounts): number => counts.new + counts.changed + counts.leaving

export const stateColours: Readonly<Record<ImportState, string>> = {
  uploaded: 'default',
  checking: 'processing',
  checked: 'warning',
  refused: 'error',
  applying: 'processing',
  done: 'success',
  undoing: 'processing',
  undone: 'default',
  discarded: 'default',
}

export const isRunning = (state: ImportState): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing'
