import type { companyAdminCalls } from '@yf/contract/company-admin'
import { describedBenefits, saveBenefitOf, type BenefitFields } from '../described.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { managedCompany } from '../managed-company.ts'
import { profileOf } from './profile.ts'
import { changesOf, trimmed } from './field-changes.ts'

export const benefitNames: Readonly<Record<keyof BenefitFields, string>> = {
  name: '名称',
  summary: '服务内容',
  audience: '适用对象',
  usage: '使用方法',
  rules: '使用规则',
}

export const saveBenefit: RunCallHandler<typeof companyAdminCalls.saveBenefit> = async (
  { companyId, id, revision, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  const before = company && (await benefitOf(ctx.db, companyId, id))
  if (!before) return refuse('notFound')
  const fields = trimmed(benefitNames, input)
  if (fields.name === '') return badInput('name', '请填写名称')
  if (fields.summary === '') return badInput('summary', '请填写服务内容')
  const changes = changesOf(benefitNames, before.fields, fields)
  if (before.revision === revision && changes === '') return answer(await profileOf(ctx, company))
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await saveBenefitOf(ctx.db, { companyId, id }, { revision, fields, by })))
    return refuse('stateMoved', editConflictText((await benefitOf(ctx.db, companyId, id)) ?? before))
  await recordAuditEvent(ctx, {
    action: 'changeBenefit',
    payload: { companyName: company.name, title: before.fields.name, changes },
  })
  return answer(await profileOf(ctx, company))
}

const benefitOf = async (db: Parameters<typeof describedBenefits>[0], companyId: string, id: string) =>
  (await describedBenefits(db, companyId)).find((row) => row.id === id)
