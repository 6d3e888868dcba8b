import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const cellsRow = (rowId: string) => `import_row:${rowId}:cells`
export const beforeRow = (rowId: string) => `import_row:${rowId}:before`

export const importEncrypted: readonly EncryptedColumn[] = [
  { table: 'import_row', id: 'id', column: 'cells_encrypted', row: cellsRow },
  { table: 'import_row', id: 'id', column: 'before_encrypted', row: beforeRow },
]
