import type { importsAdminCalls } from '@yf/contract/imports-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { importKinds } from '@yf/domain/sheet-import'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { exportSheet, faultSheetOf, templateSheet } from '../sheets.ts'
import { importInScope, kindInScope } from './find.ts'

type ImportsAdminCalls = typeof importsAdminCalls

export const template: RunCallHandler<ImportsAdminCalls['template']> = async ({ kind }, ctx) => {
  const bytes = await templateSheet(ctx.extensionPoints.importKinds[kind])
  return answer({ fileName: `${importKinds[kind]}导入模板.xlsx`, base64: bytes.toString('base64') })
}

export const faultSheet: RunCallHandler<ImportsAdminCalls['faultSheet']> = async (input, ctx) => {
  const found = await importInScope(ctx, input)
  if (!found || found.batch.counts === null) return refuse('notFound')
  const { batch, company, kind } = found
  const payload = { company: company.name, fileName: batch.file_name }
  await recordAuditEvent(ctx, { action: 'readImportFaults', encrypted: [batch.id], payload })
  const bytes = await faultSheetOf(ctx, kind, batch)
  return answer({ fileName: `错误明细-${company.name}.xlsx`, base64: bytes.toString('base64') })
}

export const exportRows: RunCallHandler<ImportsAdminCalls['exportRows']> = async (
  { companyId, kind, reason },
  ctx,
) => {
  const scoped = await kindInScope(ctx, companyId, kind)
  if (!scoped) return refuse('notFound')
  const why = reason.trim()
  if (why.length < 2) return badInput('reason', '请填写导出原因')
  const { bytes, count } = await exportSheet(ctx, scoped.kind, companyId)
  const payload = { company: scoped.company.name, rows: count, reason: why }
  await recordAuditEvent(ctx, { action: 'exportPeople', payload })
  const day = shanghaiDay(ctx.clock.now())
  const fileName = `${importKinds[kind]}-${scoped.company.name}-${day}.xlsx`
  return answer({ fileName, base64: bytes.toString('base64') })
}
