import type { Input } from '@yf/contract/call'
import type { ImportDetail, importsAdminCalls } from '@yf/contract/imports-admin'
import type { AuditAction } from '@yf/domain/audit-actions'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type CallAnswer } from '#platform/call/outcome.ts'
import { startApply, startCheck, startUndo, discard } from '../start.ts'
import { batchById, type ImportBatch } from '../store.ts'
import { toImportDetail } from './dto.ts'
import { importInScope } from './find.ts'

type ImportsAdminCalls = typeof importsAdminCalls

const moved = (state: ImportBatch['state']) =>
  refuse('stateMoved', state === 'discarded' ? '这次导入已放弃' : '这次导入的状态已变化，请刷新查看')

async function shown(ctx: StaffContext, batch: ImportBatch): Promise<CallAnswer<ImportDetail>> {
  return answer(await toImportDetail(ctx, (await batchById(ctx.db, batch))!))
}

type ImportAction = Extract<AuditAction, 'confirmImport' | 'discardImport' | 'undoImport'>

const record = (
  ctx: StaffContext,
  action: ImportAction,
  { company, batch }: { readonly company: { readonly name: string }; readonly batch: ImportBatch },
  rows?: number,
) =>
  recordAuditEvent(ctx, {
    action,
    encrypted: [batch.id],
    payload: { company: company.name, fileName: batch.file_name, ...(rows === undefined ? {} : { rows }) },
  })

/** Each column once, and the required ones all. */
function mappingFault(
  { mapping }: Input<ImportsAdminCalls['tryImport']>,
  columns: readonly { readonly key: string; readonly title: string; readonly isRequired: boolean }[],
  header: readonly string[],
): string | null {
  const known = new Set(columns.map(({ key }) => key))
  if (mapping.some(({ column, at }) => !known.has(column) || at >= header.length)) return '有不存在的列'
  const isDoubled =
    new Set(mapping.map(({ column }) => column)).size < mapping.length ||
    new Set(mapping.map(({ at }) => at)).size < mapping.length
  if (isDoubled) return '一列只能对应一次'
  const missing = columns.filter(
    ({ key, isRequired }) => isRequired && !mapping.some((one) => one.column === key),
  )
  return missing.length === 0 ? null : `请选择对应的列：${missing.map(({ title }) => title).join('、')}`
}

export const tryImport: RunCallHandler<ImportsAdminCalls['tryImport']> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  if (!found) return refuse('notFound')
  const { batch, kind } = found
  const fault = mappingFault(input, kind.columns, batch.header)
  if (fault) return badInput('mapping', fault)
  const mapping = Object.fromEntries(input.mapping.map(({ column, at }) => [column, at]))
  const started = await startCheck(ctx, batch, mapping)
  if (started === 'expired') return refuse('importExpired')
  return started === 'moved' ? moved(batch.state) : shown(ctx, batch)
}

export const confirmImport: RunCallHandler<ImportsAdminCalls['confirmImport']> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  if (!found) return refuse('notFound')
  const started = await startApply(ctx, found.batch, ctx.staff)
  if (started === 'nothing') return refuse('importNothing')
  if (started === 'moved') return moved(found.batch.state)
  await record(ctx, 'confirmImport', found, started)
  return shown(ctx, found.batch)
}

export const discardImport: RunCallHandler<ImportsAdminCalls['discardImport']> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  if (!found) return refuse('notFound')
  if (!(await discard(ctx, found.batch))) return moved(found.batch.state)
  await record(ctx, 'discardImport', found)
  return shown(ctx, found.batch)
}

export const undoImport: RunCallHandler<ImportsAdminCalls['undoImport']> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  if (!found) return refuse('notFound')
  const started = await startUndo(ctx, found.batch, ctx.staff)
  switch (started.kind) {
    case 'expired':
      return refuse('importExpired')
    case 'moved':
      return moved(found.batch.state)
    case 'used':
      return refuse('importUsed', `这次导入的人员中有 ${started.count} 人已注册或之后又有变更，不能撤销`)
    case 'started':
      await record(ctx, 'undoImport', found, started.count)
      return shown(ctx, found.batch)
  }
}
