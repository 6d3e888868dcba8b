import type { ImportDetail, ImportRow } from '@yf/contract/imports-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { StaffContext } from '#platform/call/context.ts'
import { faultyRows, type ImportBatch } from '../store.ts'

const momentOf = (at: Date | null): string | null => at && shanghaiMoment(at)

export const toImportRow = (batch: ImportBatch): ImportRow => ({
  id: batch.id,
  kind: batch.kind,
  state: batch.state,
  fileName: batch.file_name,
  createdAt: shanghaiMoment(batch.created_at),
  createdBy: batch.staff_name,
  confirmedAt: momentOf(batch.confirmed_at),
  confirmedBy: batch.confirmed_by,
  undoneAt: momentOf(batch.undone_at),
  undoneBy: batch.undone_by,
  counts: batch.counts,
  finishedRows: batch.finished_rows,
  failedRows: batch.failed_rows,
  totalRows: batch.total_rows,
  note: batch.note,
})

const mostFaults = 50

export async function toImportDetail(
  { db, extensionPoints }: Pick<StaffContext, 'db' | 'extensionPoints'>,
  batch: ImportBatch,
): Promise<ImportDetail> {
  const isTried = batch.counts !== null
  const faulty = isTried ? await faultyRows(db, batch, 0, mostFaults) : []
  return {
    ...toImportRow(batch),
    header: [...batch.header],
    columns: extensionPoints.importKinds[batch.kind].columns.map(({ key, title, isRequired, note }) => ({
      key,
      title,
      isRequired,
      note,
    })),
    mapping: Object.entries(batch.mapping).map(([column, at]) => ({ column, at })),
    faults: faulty.map(({ line, faults }) => ({ line, faults: [...faults] })),
    canUndo: batch.state === 'done' && batch.finished_rows > batch.failed_rows,
  }
}
