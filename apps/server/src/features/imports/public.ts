export type {
  AppliedRow,
  CheckedRow,
  ImportAuthor,
  ImportContext,
  ImportKind,
  RowToApply,
  RowValues,
  WrittenRow,
} from './kinds.ts'
export type { RowFault } from './tables.ts'
export { importFile, type FileImport } from './import-file.ts'
