import { saveBytes } from '#platform/save-file.ts'

/** Saves a table as a spreadsheet. */
export async function saveSheet(
  fileName: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { writeXlsx } = await import('./workbook.ts')
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] })
  saveBytes(fileName, new Uint8Array(bytes))
}
