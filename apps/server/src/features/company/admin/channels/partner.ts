import type { AdminPartner, companyChannelCalls } from '@yf/contract/company-admin-channels'
import { fieldChanges } from '@yf/domain/field-changes'
import { partnerSecretRow } from '#features/company/encrypted.ts'
import { managedCompany } from '#features/company/managed-company.ts'
import { ownPartner, keepPartner } from '#features/company/partner-store.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { secretOr } from '#platform/shared-secret.ts'

const labels = { url: '合作方网址', message: '提示语', secret: '密钥' }

async function toDto(db: Db, companyId: string): Promise<AdminPartner> {
  const row = await ownPartner(db, companyId)
  return {
    companyId,
    url: row?.url ?? null,
    message: row?.message ?? '',
    hasSecret: row?.secret_encrypted ? 1 : 0,
    revision: row?.revision ?? 0,
  }
}

export const partner: RunCallHandler<typeof companyChannelCalls.partner> = async ({ companyId }, ctx) =>
  (await managedCompany(ctx, companyId)) ? answer(await toDto(ctx.db, companyId)) : refuse('notFound')

/** A link to the partner is always signed: without an address there is no secret. */
export const savePartner: RunCallHandler<typeof companyChannelCalls.savePartner> = async (
  { companyId, revision, url, renewsSecret, secret: entered, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  const message = input.message.trim()
  if (message === '') return badInput('message', '请填写提示语')
  if (url !== null && !allowedDestination(url, ctx.settings))
    return badInput('url', '网址不在允许跳转的名单内，请先登记该网站')
  const before = await ownPartner(ctx.db, companyId)
  const kept = before?.secret_encrypted ?? null
  const isNewSecret = url !== null && (kept === null || renewsSecret === 1 || entered !== undefined)
  const chosen = isNewSecret ? secretOr(entered) : { secret: null }
  if ('kind' in chosen) return chosen
  const encrypted =
    chosen.secret === null ? kept : ctx.cipher.encrypt(chosen.secret, partnerSecretRow(companyId))
  const changes = fieldChanges(
    labels,
    { url: before?.url ?? '', message: before?.message ?? '', secret: '原密钥' },
    { url: url ?? '', message, secret: isNewSecret ? '新密钥' : '原密钥' },
  )
  if ((before?.revision ?? 0) === revision && changes.length === 0)
    return answer({ partner: await toDto(ctx.db, companyId), secret: null })
  const row = { company_id: companyId, url, message, secret_encrypted: url === null ? null : encrypted }
  if (!(await keepPartner(ctx.db, row, revision)))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, { action: 'changeCompanyPartner', payload: { name: company.name, changes } })
  return answer({ partner: await toDto(ctx.db, companyId), secret: chosen.secret })
}
