import type { SelfPaying, customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { managedCompanies, saveSelfPayingIn, selfPayingIn } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'

async function toDto(
  { db, settings }: StaffContext,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<SelfPaying> {
  const { consultations, counselling, consultationFen } = await selfPayingIn(db, id)
  return {
    companyId: id,
    companyName: name,
    sellsConsultations: consultations ? 1 : 0,
    sellsCounselling: counselling ? 1 : 0,
    consultationFen,
    usualFen: settings.consultation.priceFen,
  }
}

export const selfPaying: RunCallHandler<typeof customerServiceAdminCalls.selfPaying> = async (_, ctx) =>
  answer(await Promise.all((await managedCompanies(ctx)).map((company) => toDto(ctx, company))))

/** Existing orders keep their price; a member about to pay has to confirm the new one. */
export const saveSelfPaying: RunCallHandler<typeof customerServiceAdminCalls.saveSelfPaying> = async (
  { companyId, sellsConsultations, sellsCounselling, consultationFen },
  ctx,
) => {
  const company = (await managedCompanies(ctx)).find(({ id }) => id === companyId)
  if (!company) return refuse('notFound')
  await saveSelfPayingIn(ctx.db, companyId, {
    consultations: sellsConsultations === 1,
    counselling: sellsCounselling === 1,
    consultationFen,
  })
  await recordAuditEvent(ctx, {
    action: 'changeSelfPaying',
    payload: {
      companyName: company.name,
      sellsConsultations: sellsConsultations === 1,
      sellsCounselling: sellsCounselling === 1,
      consultationFen,
    },
  })
  return answer(await toDto(ctx, company))
}
