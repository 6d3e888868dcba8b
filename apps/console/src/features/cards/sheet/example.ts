import { saveFile } from '#platform/save-file.ts'
import { quotaExample, quotaHead } from './quota-rows.ts'

/** A table with its head and one line, to be filled in. */
export async function saveExample(): Promise<void> {
  const { writeXlsx } = await import('./workbook.ts')
  const bytes = await writeXlsx({ sheets: [{ name: '额度', rows: [[...quotaHead], [...quotaExample]] }] })
  saveFile('权益额度模板.xlsx', btoa(String.fromCharCode(...bytes)))
}
