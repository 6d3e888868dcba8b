import { quotaRows, type ReadTable } from './quota-rows.ts'

/** Spreadsheets of Chinese offices save CSV in GBK as often as in UTF-8. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

const unreadable: ReadTable = { kind: 'fault', words: '这个文件打不开，请另存为 .xlsx 或 .csv 后重试' }

/** What an .xlsx or .csv file holds; its content is read here, and believed nowhere. */
export async function readQuotaFile(file: File): Promise<ReadTable> {
  const { parseCsv, readXlsx } = await import('./workbook.ts')
  const bytes = await file.arrayBuffer()
  try {
    if (file.name.toLowerCase().endsWith('.csv')) return quotaRows(parseCsv(decoded(bytes)))
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    return quotaRows(sheets[0]?.rows ?? [])
  } catch {
    return unreadable
  }
}
