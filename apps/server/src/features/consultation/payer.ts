import { selfPayingIn, type Membership } from '#features/company/public.ts'
import type { UsableRight } from '#features/equity/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { rightFor, type Patient } from './patients.ts'

/** The payer of a consultation, and its price. */
export type ConsultationPayer =
  | { readonly kind: 'benefit'; readonly right: UsableRight; readonly priceFen: number }
  | { readonly kind: 'self' | 'none'; readonly right: null; readonly priceFen: number }

/** An entitlement first; without one the member, if the company offers doctors and allows paying. */
export async function payerFor(
  { db, clock, settings }: MemberContext,
  membership: Membership,
  patient: Patient,
): Promise<ConsultationPayer> {
  const sold = await selfPayingIn(db, membership.companyId)
  const priceFen = sold.consultationFen ?? settings.consultation.priceFen
  const right = await rightFor(db, membership, patient, clock.now())
  if (right) return { kind: 'benefit', right, priceFen }
  const canPay = sold.consultations && membership.showsEquity
  return { kind: canPay ? 'self' : 'none', right: null, priceFen }
}
