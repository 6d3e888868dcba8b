import type { Generated, JSONColumnType } from 'kysely'
import type { ImportKindName, ImportOutcome, ImportState } from '@yf/domain/sheet-import'

export type Counts = Readonly<Record<ImportOutcome, number>>

export interface ImportBatchTable {
  company_id: string
  id: string
  kind: ImportKindName
  state: ImportState
  file_name: string
  /** Null once its rows are here. */
  file_id: string | null
  /** The titles in the file. */
  header: JSONColumnType<readonly string[]>
  /** The position of each of our columns. */
  mapping: JSONColumnType<Readonly<Record<string, number>>>
  /** The last line of the file whose row is here. */
  read_line: Generated<number>
  counts: JSONColumnType<Counts> | null
  /** Of the present run. */
  finished_rows: Generated<number>
  failed_rows: Generated<number>
  total_rows: Generated<number>
  note: Generated<string>
  staff_id: string | null
  staff_name: string
  created_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
  ended_at: Date | null
  undone_by: string | null
  undone_at: Date | null
  moved_at: Date
}

/** The title of the column, and a sentence without the value. */
export interface RowFault {
  readonly column: string
  readonly message: string
}

export interface ImportRowTable {
  company_id: string
  id: string
  import_id: string
  line: number
  cells_encrypted: string
  key_hash: string | null
  claim_hash: string | null
  needs_hash: string | null
  outcome: ImportOutcome
  faults: JSONColumnType<readonly RowFault[]>
  position: number
  state: 'staged' | 'applied' | 'failed' | 'undone' | 'kept'
  subject_id: string | null
  revision: number | null
  before_encrypted: string | null
}

export interface ImportMappingTable {
  company_id: string
  kind: ImportKindName
  titles: JSONColumnType<Readonly<Record<string, string>>>
  updated_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    import_batch: ImportBatchTable
    import_row: ImportRowTable
    import_mapping: ImportMappingTable
  }
}
