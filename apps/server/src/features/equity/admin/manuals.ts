import type { AdminManual, equityAdminCalls } from '@yf/contract/equity-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { companyNameOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { inSteps, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { removeBytes } from '#platform/files/remove-bytes.ts'
import { filesById, forgetFiles, keepCompanyFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import {
  addManualRow,
  manualAt,
  manualRows,
  removeManualRow,
  renameManualRow,
  type ManualRow,
} from '../manual-store.ts'
import { manualKindOf, manualTypes } from './manual-kind.ts'

type EquityAdminCalls = typeof equityAdminCalls
const mostManuals = 20
const mostBytes = 10 * 1024 * 1024

export const manuals: RunCallHandler<EquityAdminCalls['manuals']> = async ({ companyId }, { db }) => {
  if ((await companyNameOf(db, companyId)) === '') return refuse('notFound')
  return answer(await toManualDtos(db, companyId, await manualRows(db, companyId)))
}

async function toManualDtos(db: Db, companyId: string, rows: readonly ManualRow[]): Promise<AdminManual[]> {
  const files = await filesById(
    db,
    companyId,
    rows.map(({ file_id }) => file_id),
  )
  return rows.map(({ id, name, kind, file_id, updated_at, saved_by }) => ({
    id,
    companyId,
    name,
    kind,
    size: files.get(file_id)?.size ?? 0,
    updateTime: shanghaiMoment(updated_at),
    savedBy: saved_by,
  }))
}

const noName = badInput('name', '请填写名称')

export const addManual = inSteps<EquityAdminCalls['addManual']>(async ({ companyId, name: typed }, ctx) => {
  const [file, ...others] = ctx.uploads
  if (!file || others.length > 0) return badInput('file', '请选择一个文件')
  const name = typed.trim()
  if (name === '') return noName
  if (file.bytes.length > mostBytes) return refuse('manualTooLarge')
  const kind = manualKindOf(file.bytes)
  if (kind === null) return refuse('badManual')
  return ctx.once(async (inner) => {
    const { db, clock, staff } = inner
    const companyName = await companyNameOf(db, companyId)
    if (companyName === '') return refuse('notFound')
    const existing = await manualRows(db, companyId)
    if (existing.length >= mostManuals) return refuse('manualsFull')
    const stored = await keepCompanyFile(inner, {
      companyId,
      module: 'manuals',
      contentType: manualTypes[kind],
      body: file.bytes,
    })
    const row = await addManualRow(db, {
      company_id: companyId,
      id: newId(),
      name,
      kind,
      file_id: stored.id,
      updated_at: clock.now(),
      sort: (existing.at(-1)?.sort ?? 0) + 1,
      saved_by: staff.name,
    })
    await recordAuditEvent(inner, { action: 'addManual', payload: { companyName, title: name } })
    const [dto] = await toManualDtos(db, companyId, [row])
    return dto ? answer(dto) : refuse('notFound')
  })
})

export const renameManual: RunCallHandler<EquityAdminCalls['renameManual']> = async (
  { companyId, id, name: typed },
  ctx,
) => {
  const { db, clock, staff } = ctx
  const name = typed.trim()
  if (name === '') return noName
  const before = await manualAt(db, { companyId, id })
  if (!before) return refuse('notFound')
  const changes = { name, saved_by: staff.name, updated_at: clock.now() }
  const row = before.name === name ? before : await renameManualRow(db, { companyId, id }, changes)
  if (!row) return refuse('notFound')
  if (row !== before) {
    const payload = { companyName: await companyNameOf(db, companyId), title: `${before.name} → ${name}` }
    await recordAuditEvent(ctx, { action: 'changeManual', payload })
  }
  const [dto] = await toManualDtos(db, companyId, [row])
  return dto ? answer(dto) : refuse('notFound')
}

/** The bytes go once the row has gone for sure. */
export const removeManual: RunCallHandler<EquityAdminCalls['removeManual']> = async (
  { companyId, id },
  ctx,
) => {
  const row = await removeManualRow(ctx.db, { companyId, id })
  if (!row) return refuse('notFound')
  const names = await forgetFiles(ctx.db, companyId, [row.file_id])
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
  const companyName = await companyNameOf(ctx.db, companyId)
  await recordAuditEvent(ctx, { action: 'removeManual', payload: { companyName, title: row.name } })
  return answer(null)
}
