import type { Input } from '@yf/contract/call'
import type { AdminWorkChatApp, workChatAdminCalls } from '@yf/contract/work-chat-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { fieldChanges } from '@yf/domain/field-changes'
import { isSupply } from '@yf/domain/partner-channel'
import { hasAgentId, workChatProviders } from '@yf/domain/work-chat'
import { managedCompany } from '#features/company/public.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { secretRow } from '../encrypted.ts'
import type { WorkChatAppRow } from '../store.ts'
import { appsOf, appWith, deleteApp, insertApp, ownApp, updateApp } from './store.ts'

const labels = {
  provider: '办公平台',
  supply: '登录来源',
  corpId: '企业编号',
  clientId: '应用编号',
  agentId: 'AgentId',
}

const toDto = (row: WorkChatAppRow): AdminWorkChatApp => ({
  id: row.id,
  provider: row.provider,
  supply: row.supply,
  corpId: row.corp_id,
  clientId: row.client_id,
  agentId: row.agent_id,
  revision: row.revision,
  secretChangedTime: row.secret_changed_at && shanghaiMoment(row.secret_changed_at),
})

const textsOf = ({
  provider,
  supply,
  corpId,
  clientId,
  agentId,
}: Pick<AdminWorkChatApp, keyof typeof labels>) => ({
  provider: workChatProviders[provider],
  supply,
  corpId,
  clientId,
  agentId: agentId ?? '',
})

const nameOf = (companyName: string, { provider, supply }: Pick<WorkChatAppRow, 'provider' | 'supply'>) =>
  `${companyName} ${workChatProviders[provider]}（${supply}）`

export const apps: RunCallHandler<typeof workChatAdminCalls.apps> = async ({ companyId }, ctx) =>
  (await managedCompany(ctx, companyId))
    ? answer((await appsOf(ctx.db, companyId)).map(toDto))
    : refuse('notFound')

type WorkChatAppInput = Input<typeof workChatAdminCalls.saveApp>

/** The secret is the provider's: staff enter it, nobody reads it again, and the audit log only says that it changed. */
export const saveApp: RunCallHandler<typeof workChatAdminCalls.saveApp> = async (input, ctx) => {
  const { companyId, id, revision, provider, supply } = input
  const company = await managedCompany(ctx, companyId)
  const before = company && id !== undefined ? await ownApp(ctx.db, companyId, id) : undefined
  if (!company || (id !== undefined && !before)) return refuse('notFound')
  const fault = faultOf(input, before === undefined)
  if (fault) return fault
  const changes = fieldChanges(
    labels,
    before ? textsOf(toDto(before)) : { provider: '', supply: '', corpId: '', clientId: '', agentId: '' },
    textsOf(input),
  )
  const secret = input.secret?.trim()
  if (before?.revision === revision && changes.length === 0 && secret === undefined)
    return answer(toDto(before))
  const holder = await appWith(ctx.db, { provider, supply })
  if (holder && holder.id !== id) return refuse('workChatSupplyTaken')
  const appId = id ?? newId()
  const row = {
    id: appId,
    company_id: companyId,
    provider,
    supply,
    corp_id: input.corpId,
    client_id: input.clientId,
    agent_id: hasAgentId(provider) ? input.agentId : null,
    secret_encrypted:
      secret === undefined ? before!.secret_encrypted : ctx.cipher.encrypt(secret, secretRow(appId)),
    secret_changed_at: secret === undefined ? before!.secret_changed_at : ctx.clock.now(),
  }
  if (before === undefined) {
    if (!(await insertApp(ctx.db, row))) return refuse('workChatSupplyTaken')
  } else if (!(await updateApp(ctx.db, row, revision)))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  const name = nameOf(company.name, row)
  if (before === undefined)
    await recordAuditEvent(ctx, { action: 'addWorkChatApp', payload: { name, changes } })
  else if (changes.length > 0)
    await recordAuditEvent(ctx, { action: 'changeWorkChatApp', payload: { name, changes } })
  if (before !== undefined && secret !== undefined)
    await recordAuditEvent(ctx, { action: 'rotateWorkChatSecret', payload: { name } })
  return answer(toDto({ ...row, revision: before === undefined ? 0 : revision + 1 }))
}

function faultOf({ provider, supply, agentId, secret }: WorkChatAppInput, isNew: boolean): BadInput | null {
  if (!isSupply(supply)) return badInput('supply', '登录来源只能用字母、数字、下划线和连字符')
  if (hasAgentId(provider) && agentId === null) return badInput('agentId', '请填写 AgentId')
  if (isNew && secret === undefined) return badInput('secret', '请填写应用密钥')
  return secret !== undefined && secret.trim().length < 8
    ? badInput('secret', '应用密钥过短，请从办公平台的管理后台复制')
    : null
}

export const removeApp: RunCallHandler<typeof workChatAdminCalls.removeApp> = async (
  { companyId, id, revision },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  const before = company && (await ownApp(ctx.db, companyId, id))
  if (!before) return refuse('notFound')
  if (!(await deleteApp(ctx.db, { company_id: companyId, id, revision })))
    return refuse('stateMoved', editConflictText({ savedBy: null }))
  await recordAuditEvent(ctx, {
    action: 'removeWorkChatApp',
    payload: { name: nameOf(company.name, before) },
  })
  return answer(null)
}
