import type { ImportColumn, ImportKindName, ImportOutcome } from '@yf/domain/sheet-import'
import type { Permission } from '@yf/domain/staff'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { RowFault } from './tables.ts'

export type ImportContext = Services & { readonly db: Db }

/** The texts of a row by column; empty where the cell or the column is missing. */
export type RowValues = Readonly<Record<string, string>>

/** What a trial says of a row. Hashes are keyed; they find other rows of the same file. */
export interface CheckedRow {
  readonly outcome: ImportOutcome
  readonly faults: readonly RowFault[]
  /** Who or what it is about: two rows of one are faulty. */
  readonly keyHash: string | null
  /** What nobody else may have, such as a phone. */
  readonly claimHash: string | null
  /** The key of a row that has to come first, where the database does not have it yet. */
  readonly needsHash: string | null
  /** Lower positions are written first. */
  readonly position: number
}

export interface ImportAuthor {
  readonly companyId: string
  readonly importId: string
  readonly staffId: string | null
  readonly staffName: string
}

export type AppliedRow =
  | {
      readonly kind: 'applied'
      readonly subjectId: string
      readonly revision: number
      /** What is needed to undo it, encrypted by the engine; null: nothing was there. */
      readonly before: object | null
    }
  | { readonly kind: 'unchanged' }
  /** Something has changed since the trial. */
  | { readonly kind: 'fault'; readonly fault: RowFault }

export interface WrittenRow {
  readonly subjectId: string
  readonly revision: number
  readonly before: object | null
}

export interface RowToApply {
  /** May serve as the id of what is new. */
  readonly id: string
  readonly values: RowValues
}

/** One kind of table that can be imported: what its rows mean. The engine reads, stages, schedules and undoes. */
export interface ImportKind {
  readonly name: ImportKindName
  readonly permission: Permission
  readonly columns: readonly ImportColumn[]
  /** The columns that two rows of one, a claim of another, and a missing row are reported at. */
  readonly keyColumn: string
  readonly claimColumn: string
  readonly needsColumn: string
  readonly doubledText: string
  readonly claimedText: string
  readonly missingText: string
  /** Of some rows at once; writes nothing. */
  check(ctx: ImportContext, companyId: string, rows: readonly RowValues[]): Promise<CheckedRow[]>
  /** Some rows, one after the other, in one transaction. */
  apply(ctx: ImportContext, author: ImportAuthor, rows: readonly RowToApply[]): Promise<AppliedRow[]>
  /** How many of these were used or changed since. */
  countUsed(
    ctx: ImportContext,
    companyId: string,
    rows: readonly Pick<WrittenRow, 'subjectId' | 'revision'>[],
  ): Promise<number>
  /** False: it has been used meanwhile, and stays. */
  undo(ctx: ImportContext, author: ImportAuthor, row: WrittenRow): Promise<boolean>
  /** Everything of a company as rows of the same columns, page by page. */
  exported(ctx: ImportContext, companyId: string): AsyncIterable<RowValues>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly importKinds: Readonly<Record<ImportKindName, ImportKind>>
  }
}
