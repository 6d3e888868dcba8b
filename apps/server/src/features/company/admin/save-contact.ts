import type { companyAdminCalls } from '@yf/contract/company-admin'
import {
  contactChanges,
  contactFaults,
  trimmedContact,
  type CompanyContactFields,
} from '@yf/domain/company-contact'
import { describedContact, saveContactOf } from '../described.ts'
import { editConflictText, recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { managedCompany } from '../managed-company.ts'
import { profileOf } from './profile.ts'

/** Members see it at their next request: it is not cached. */
export const saveContact: RunCallHandler<typeof companyAdminCalls.saveContact> = async (
  { companyId, revision, ...input },
  ctx,
) => {
  const company = await managedCompany(ctx, companyId)
  if (!company) return refuse('notFound')
  const [fault] = Object.entries(contactFaults(input))
  if (fault) return badInput(fault[0] as keyof CompanyContactFields, fault[1])
  const fields = trimmedContact(input)
  const before = await describedContact(ctx.db, companyId)
  const changes = contactChanges(before.fields, fields)
  if (before.revision === revision && changes === '') return answer(await profileOf(ctx, company))
  const by = { name: ctx.staff.name, at: ctx.clock.now() }
  if (!(await saveContactOf(ctx.db, companyId, { revision, fields, by })))
    return refuse('stateMoved', editConflictText(await describedContact(ctx.db, companyId)))
  await recordAuditEvent(ctx, { action: 'changeContact', payload: { companyName: company.name, changes } })
  return answer(await profileOf(ctx, company))
}
