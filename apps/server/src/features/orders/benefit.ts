import { giveBackRight, reserveRight } from '#features/equity/public.ts'
import type { OrderPart } from './parts.ts'

export interface BenefitData {
  readonly packageId: string
  /** In fen, of one line. */
  readonly amount: number
}

declare module './parts.ts' {
  interface PartData {
    readonly benefit: BenefitData
  }
}

/** A benefit in money pays a part of a line. A returned amount keeps its own term. */
export const benefitPart: OrderPart<BenefitData> = {
  async take({ db, clock }, { company_id }, { packageId, amount }, event) {
    const right = { companyId: company_id, packageId }
    return (await reserveRight(db, clock, right, event, amount)) === 'reserved'
  },
  async giveBack({ db, clock }, { company_id }, { packageId }, event) {
    await giveBackRight(db, clock, { companyId: company_id, packageId }, event)
  },
}
