import type {
  HospitalPreview,
  HospitalRow as SheetRow,
  hospitalAdminCalls,
} from '@yf/contract/hospital-admin'
import { tidyHospital } from '@yf/domain/adjudication'
import { hospitalDifferences, readHospitalRow, type DirectoryHospital } from '@yf/domain/hospital-directory'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import {
  addHospital,
  changeHospital,
  directoryHospitalOf,
  hospitalsByName,
  lastSort,
  nameFaults,
  type HospitalRow,
} from '../directory-store.ts'

type PreviewRow = HospitalPreview['rows'][number]

interface PlannedLine extends PreviewRow {
  readonly hospital: DirectoryHospital | null
  readonly before: HospitalRow | undefined
}

/** What each line does. A hospital is found by its name; one that exists keeps its place in the list. */
async function planned(db: Db, rows: readonly SheetRow[]): Promise<PlannedLine[]> {
  const known = await hospitalsByName(
    db,
    rows.map(({ name }) => name),
  )
  const last = await lastSort(db)
  const faultOfNames = await nameFaults(db)
  const seen = new Map<string, number>()
  return rows.map((row, at): PlannedLine => {
    const before = known.get(row.name)
    const { hospital, faults } = readHospitalRow(row, before?.sort ?? last + 1 + at)
    const taken = hospital && faultOfNames(hospital, before?.id ?? null)
    const names = [row.name, ...(hospital?.aliases ?? [])].map(tidyHospital)
    const first = names.map((name) => seen.get(name)).find((other) => other !== undefined)
    for (const name of names) if (!seen.has(name)) seen.set(name, row.line)
    const lines = [
      ...faults,
      ...(taken === null ? [] : [taken]),
      ...(first === undefined ? [] : [`与第 ${first} 行是同一家医院`]),
    ]
    const line = { line: row.line, name: row.name, hospital, before }
    if (lines.length > 0 || hospital === null) return { ...line, effect: 'faulty', lines: [...lines] }
    if (!before) return { ...line, effect: 'added', lines: [] }
    const changes = hospitalDifferences(directoryHospitalOf(before), hospital)
    return { ...line, effect: changes.length > 0 ? 'changed' : 'unchanged', lines: changes }
  })
}

const countOf = (lines: readonly PlannedLine[], effect: PreviewRow['effect']) =>
  lines.filter((line) => line.effect === effect).length

export const previewHospitals: RunCallHandler<typeof hospitalAdminCalls.previewHospitals> = async (
  { rows },
  { db },
) => {
  const lines = await planned(db, rows)
  return answer({
    added: countOf(lines, 'added'),
    changed: countOf(lines, 'changed'),
    unchanged: countOf(lines, 'unchanged'),
    faultyCount: countOf(lines, 'faulty'),
    rows: lines.map(({ line, name, effect, lines: texts }) => ({ line, name, effect, lines: texts })),
  })
}

export const importHospitals: RunCallHandler<typeof hospitalAdminCalls.importHospitals> = async (
  { rows },
  ctx,
) => {
  const { db, staff, clock } = ctx
  const lines = await planned(db, rows)
  const faulty = lines.find(({ effect }) => effect === 'faulty')
  if (faulty) return badInput('rows', `第 ${faulty.line} 行：${faulty.lines.join('；')}`)
  const saver = { saved_by: staff.name, saved_at: clock.now() }
  for (const { hospital, before, effect, line } of lines) {
    if (hospital === null || effect === 'unchanged') continue
    const saved = before
      ? await changeHospital(db, before, hospital, saver)
      : await addHospital(db, newId(), hospital, saver)
    if (!saved) return badInput('rows', `第 ${line} 行：这家医院刚刚被修改过，请重新试导入`)
  }
  const counts = { added: countOf(lines, 'added'), changed: countOf(lines, 'changed') }
  if (counts.added + counts.changed > 0)
    await recordAuditEvent(ctx, { action: 'importHospitals', payload: counts })
  return answer(counts)
}
