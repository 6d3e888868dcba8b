import type { companyAdminCalls } from '@yf/contract/company-admin'
import { isTelephone } from '@yf/domain/company-contact'
import { isDay } from '@yf/domain/dates'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { managedCompany } from '../managed-company.ts'
import { addBenefitRow, addServiceRow, removeBenefitRow, removeServiceRow } from '../offer-store.ts'
import { companyEquities, medicalServices } from '../store.ts'
import { trimmed } from './field-changes.ts'
import { profileOf } from './profile.ts'
import { benefitNames } from './save-benefit.ts'
import { serviceNames } from './save-service.ts'

/** More than the app shows on a page. */
const mostOffers = 30

const nextSort = (rows: readonly { readonly sort: number }[]) =>
  Math.max(-1, ...rows.map(({ sort }) => sort)) + 1

export const addBenefit: RunCallHandler<typeof companyAdminCalls.addBenefit> = async (
  { companyId, kind, code, endDay, coveredCount, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  const fields = trimmed(benefitNames, input)
  if (fields.name === '') return badInput('name', '请填写名称')
  if (fields.summary === '') return badInput('summary', '请填写服务内容')
  if (!isDay(endDay)) return badInput('endDay', '请填写有效期')
  const existing = await companyEquities(ctx.db, companyId)
  if (existing.length >= mostOffers) return refuse('benefitsFull')
  if (existing.some(({ name }) => name === fields.name)) return badInput('name', '这家企业已有同名权益')
  await addBenefitRow(ctx.db, {
    company_id: companyId,
    id: newId(),
    ...fields,
    kind,
    code,
    end_dt: endDay,
    covered_count: coveredCount,
    // A gift is found among what a member holds by the name that it was given under.
    gift_name: code === 'WELFARE' ? fields.name : '',
    sort: nextSort(existing),
    saved_by: ctx.staff.name,
    saved_at: ctx.clock.now(),
  })
  const payload = { companyName: company.name, title: fields.name }
  await recordAuditEvent(ctx, { action: 'addBenefit', payload })
  return answer(await profileOf(ctx, company))
}

export const addService: RunCallHandler<typeof companyAdminCalls.addService> = async (
  { companyId, code, priceFen, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  const { phone, ...fields } = trimmed(serviceNames, input)
  if (fields.name === '') return badInput('name', '请填写名称')
  if (fields.summary === '') return badInput('summary', '请填写服务内容')
  if (fields.provider === '') return badInput('provider', '请填写服务机构')
  if (phone !== '' && !isTelephone(phone)) return badInput('phone', '请填写正确的预约电话')
  const existing = await medicalServices(ctx.db, companyId)
  if (existing.length >= mostOffers) return refuse('benefitsFull')
  if (existing.some(({ name }) => name === fields.name)) return badInput('name', '这家企业已有同名服务')
  await addServiceRow(ctx.db, {
    company_id: companyId,
    id: newId(),
    ...fields,
    phone: phone || null,
    code,
    price_fen: priceFen,
    sort: nextSort(existing),
    saved_by: ctx.staff.name,
    saved_at: ctx.clock.now(),
  })
  const payload = { companyName: company.name, title: fields.name }
  await recordAuditEvent(ctx, { action: 'addMedicalService', payload })
  return answer(await profileOf(ctx, company))
}

export const removeBenefit: RunCallHandler<typeof companyAdminCalls.removeBenefit> = async (
  { companyId, id },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  const removed = company && (await removeBenefitRow(ctx.db, companyId, id))
  if (!removed) return refuse('notFound')
  const payload = { companyName: company.name, title: removed.name }
  await recordAuditEvent(ctx, { action: 'removeBenefit', payload })
  return answer(await profileOf(ctx, company))
}

export const removeService: RunCallHandler<typeof companyAdminCalls.removeService> = async (
  { companyId, id },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  const removed = company && (await removeServiceRow(ctx.db, companyId, id))
  if (!removed) return refuse('notFound')
  const payload = { companyName: company.name, title: removed.name }
  await recordAuditEvent(ctx, { action: 'removeMedicalService', payload })
  return answer(await profileOf(ctx, company))
}
