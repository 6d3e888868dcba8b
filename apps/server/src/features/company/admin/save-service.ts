import type { companyAdminCalls } from '@yf/contract/company-admin'
import { isTelephone } from '@yf/domain/company-contact'
import { describedServices, saveServiceOf, type ServiceFields } from '../described-services.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { managedCompany } from '../managed-company.ts'
import { profileOf } from './profile.ts'
import { benefitNames } from './save-benefit.ts'
import { changesOf, trimmed } from './field-changes.ts'

export const serviceNames: Readonly<Record<keyof ServiceFields, string>> = {
  ...benefitNames,
  provider: '服务机构',
  phone: '预约电话',
}

export const saveService: RunCallHandler<typeof companyAdminCalls.saveService> = async (
  { companyId, id, revision, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  const before = company && (await serviceOf(ctx.db, companyId, id))
  if (!before) return refuse('notFound')
  const fields = trimmed(serviceNames, input)
  if (fields.name === '') return badInput('name', '请填写名称')
  if (fields.summary === '') return badInput('summary', '请填写服务内容')
  if (fields.provider === '') return badInput('provider', '请填写服务机构')
  if (fields.phone !== '' && !isTelephone(fields.phone)) return badInput('phone', '请填写正确的预约电话')
  const changes = changesOf(serviceNames, before.fields, fields)
  if (before.revision === revision && changes === '') return answer(await profileOf(ctx, company))
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await saveServiceOf(ctx.db, { companyId, id }, { revision, fields, by })))
    return refuse('stateMoved', editConflictText((await serviceOf(ctx.db, companyId, id)) ?? before))
  await recordAuditEvent(ctx, {
    action: 'changeMedicalService',
    payload: { companyName: company.name, title: before.fields.name, changes },
  })
  return answer(await profileOf(ctx, company))
}

const serviceOf = async (db: Parameters<typeof describedServices>[0], companyId: string, id: string) =>
  (await describedServices(db, companyId)).find((row) => row.id === id)
