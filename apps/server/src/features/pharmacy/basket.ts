import type { MedicineQuote } from '@yf/contract/pharmacy'
import { allergyWarnings, type AllergyWarning } from '@yf/domain/allergies'
import { splitOrder } from '@yf/domain/order-split'
import type { Prescription } from '@yf/contract/consultation-shapes'
import { patientDetails, readPrescription } from '#features/consultation/public.ts'
import { requireMembership } from '#features/company/public.ts'
import { findRight, type UsableRight } from '#features/equity/public.ts'
import { stockOf, type NewLine } from '#features/orders/public.ts'
import { pointsOf, ratioOf } from '#features/points/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { medicinesByCode } from './store.ts'

/** Supplier codes of medicine benefits contain this. */
const drugCode = 'DRUG'

export interface Basket {
  readonly companyId: string
  readonly prescription: Prescription
  readonly lines: readonly (NewLine & { readonly code: string; readonly isThere: boolean })[]
  readonly benefit: UsableRight | null
  readonly points: number
  /** Rate of the company: points per fen. */
  readonly pointsPerFen: number
  readonly warnings: readonly AllergyWarning[]
}

/** A prescription with present prices, stock, benefit and points. */
export async function basketOf(
  ctx: MemberContext,
  prescriptionId: string,
): Promise<Basket | RefusedCall<'notFound' | 'prescriptionNotUsable' | 'medicineGone'>> {
  const { accountId } = ctx.caller
  const prescription = await readPrescription(ctx, accountId, prescriptionId)
  if (!prescription) return refuse('notFound')
  const { companyId, familyId, medicines } = prescription
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  if (prescription.isUsable === 0) return refuse('prescriptionNotUsable')
  const codes = medicines.map(({ code }) => code)
  const byCode = await medicinesByCode(ctx.db, codes)
  const lines: Basket['lines'][number][] = []
  for (const { code, quantity } of medicines) {
    const medicine = byCode.get(code)
    if (!medicine) return refuse('medicineGone')
    const onHand = await stockOf(ctx.db, medicine.id)
    lines.push({
      code,
      productId: medicine.id,
      name: `${medicine.name} ${medicine.spec}`.trim(),
      picture: '',
      unitFen: medicine.price_fen,
      quantity,
      isStocked: true,
      isThere: onHand >= quantity,
    })
  }
  const isSelf = familyId === accountId
  const { benefitsOf } = membership
  const holder = { companyId, accountId: benefitsOf.accountId, supplier: drugCode }
  const [benefit, points, pointsPerFen, patient] = [
    await findRight(
      ctx.db,
      { ...holder, familyId: isSelf ? benefitsOf.familyId : familyId },
      ctx.clock.now(),
    ),
    await pointsOf(ctx.db, { companyId, accountId }),
    await ratioOf(ctx.db, companyId, ctx.clock.now()),
    await patientDetails(ctx, accountId, familyId),
  ]
  const warnings = allergyWarnings(
    patient.allergies ?? [],
    medicines.map(({ name }) => name),
  )
  return { companyId, prescription, lines, benefit, points, pointsPerFen, warnings }
}

/** The benefit pays first, then the requested points as far as available, then money. */
export function partsOf({ lines, benefit, points, pointsPerFen }: Basket, requestedPoints: number) {
  const benefitFen = benefit?.left ?? 0
  const without = splitOrder(lines, { benefit: { fen: benefitFen } })
  const mostFen = Math.min(Math.floor(points / pointsPerFen), without.moneyFen)
  const takesFen = Math.min(Math.floor(requestedPoints / pointsPerFen), mostFen)
  return {
    mostFen,
    takesFen,
    most: mostFen * pointsPerFen,
    takes: takesFen * pointsPerFen,
    split: splitOrder(lines, { benefit: { fen: benefitFen }, points: { fen: takesFen } }),
  }
}

export function toQuoteDto(basket: Basket, requestedPoints: number): MedicineQuote {
  const { prescription, lines, benefit, points, warnings } = basket
  const { most, mostFen, takes, takesFen, split } = partsOf(basket, requestedPoints)
  return {
    prescriptionId: prescription.id,
    patientName: prescription.patientName,
    validUntil: prescription.validUntil,
    lines: lines.map(({ code, unitFen, quantity, isThere }, at) => ({
      code,
      name: prescription.medicines[at]?.name ?? '',
      spec: prescription.medicines[at]?.spec ?? '',
      usage: prescription.medicines[at]?.usage ?? '',
      quantity,
      priceFen: unitFen,
      isThere: isThere ? 1 : 0,
    })),
    totalFen: split.totalFen,
    benefit: benefit && { name: benefit.name, leftFen: benefit.left, takesFen: split.benefitFen },
    points: { balance: points, most, mostFen, takes, takesFen },
    moneyFen: split.moneyFen,
    warnings: [...warnings],
  }
}
