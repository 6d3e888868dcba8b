/** A table as a spreadsheet, to where the browser keeps its downloads. */
export async function saveSheet(
  fileName: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { writeXlsx } = await import('./workbook.ts')
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] })
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Only after the download has begun; some browsers read the address late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
