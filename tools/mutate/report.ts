import type { Accepted } from './accepted.ts'

interface ReportPosition {
  readonly line: number
  readonly column: number
}
/** The part of Stryker's report that is used; lines and columns count from 1, and the end is exclusive. */
export interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: ReportPosition; readonly end: ReportPosition }
        }[]
      }
    >
  >
}

/** A mutant that no test detected, by the text of its lines. */
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly becomes: string
}

export interface FileScore {
  readonly file: string
  readonly mutants: number
  readonly noticed: number
}

const isNoticed = (status: string) => status === 'Killed' || status === 'Timeout'
const isUnnoticed = (status: string) => status === 'Survived' || status === 'NoCoverage'

/** Mutants that could not run count on neither side. */
export const scoresOf = ({ files }: Report): FileScore[] =>
  Object.entries(files).map(([file, { mutants }]) => {
    const noticed = mutants.filter(({ status }) => isNoticed(status)).length
    return {
      file,
      noticed,
      mutants: noticed + mutants.filter(({ status }) => isUnnoticed(status)).length,
    }
  })

/** Detected by a timeout: an endless loop, or on a busy machine a slow test. */
export const timeoutsOf = ({ files }: Report): number =>
  Object.values(files).flatMap(({ mutants }) => mutants.filter(({ status }) => status === 'Timeout')).length

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const survivorsOf = ({ files }: Report): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => isUnnoticed(status))
      .map(({ location: { start, end }, replacement = '' }) => {
        const before = lines[start.line - 1]!.slice(0, start.column - 1)
        const after = lines[end.line - 1]!.slice(end.column - 1)
        return {
          file,
          line: start.line,
          code: oneLine(lines.slice(start.line - 1, end.line).join('\n')),
          becomes: oneLine(before + replacement + after),
        }
      })
  })

const isThis = ({ file, code, becomes }: Accepted, survivor: Survivor): boolean =>
  file === survivor.file && code === survivor.code && becomes === survivor.becomes

export const unaccepted = (survivors: readonly Survivor[], accepted: readonly Accepted[]): Survivor[] =>
  survivors.filter((survivor) => !accepted.some((one) => isThis(one, survivor)))

/** Entries of checked files whose mutant is detected now, or no longer exists. */
export const outlived = (
  { files }: Report,
  survivors: readonly Survivor[],
  accepted: readonly Accepted[],
): Accepted[] =>
  accepted.filter((one) => one.file in files && !survivors.some((survivor) => isThis(one, survivor)))

/** Rounded down: 94.96 % are not 95. */
export const percent = ({ mutants, noticed }: Omit<FileScore, 'file'>): number =>
  mutants === 0 ? 100 : Math.floor((noticed * 1000) / mutants) / 10

export const sumOf = (scores: readonly FileScore[]): Omit<FileScore, 'file'> => ({
  mutants: scores.reduce((sum, { mutants }) => sum + mutants, 0),
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
})
