import { mostRows, tableOf, type Table } from './table.ts'

/** The library unpacks the whole file into memory: a phone may not cope with more than this. */
const mostBytes = 10 * 1024 * 1024

/** The visible sheets of a workbook. */
export async function readTables(file: Blob): Promise<Table[]> {
  if (file.size > mostBytes) throw new Error('表格太大，无法在手机上打开，请下载后用电脑查看')
  const { readXlsx, formatValue } = await import('./workbook.ts')
  try {
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      readStyles: true,
      // One more than is shown, to detect that there are more.
      maxRows: mostRows + 1,
    })
    return sheets.map((sheet) => tableOf(sheet, (value, pattern) => formatValue(value, pattern)))
  } catch {
    throw new Error('表格打不开，可能已损坏，请稍后重试或联系在线客服')
  }
}
