import { fileKind } from '#platform/files/file-kind.ts'

/** The kinds that /pdf and /excel of the app can show. */
export const manualTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ManualKind = keyof typeof manualTypes

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** A workbook without macros: its zip names the workbook and no program. */
const isWorkbook = (bytes: Buffer) =>
  bytes.subarray(0, 4).equals(zipStart) &&
  bytes.includes('xl/workbook.xml') &&
  !bytes.includes('vbaProject.bin')

/** By the content: a name is not trusted. */
export function manualKindOf(bytes: Buffer): ManualKind | null {
  if (fileKind(bytes) === 'pdf') return 'pdf'
  return isWorkbook(bytes) ? 'xlsx' : null
}
