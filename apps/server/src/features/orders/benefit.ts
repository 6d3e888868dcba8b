import { giveBackRight, reserveRight } from '#features/equity/public.ts'
import type { OrderComponent } from './components.ts'

export interface BenefitData {
  readonly packageId: string
  /** In fen, of one line. */
  readonly amount: number
}

declare module './components.ts' {
  interface ComponentData {
    readonly benefit: BenefitData
  }
}

/** A benefit in money pays a part of a line. A returned amount keeps its own term. */
export const benefitPart: OrderComponent<BenefitData> = {
  async take({ db, clock }, { company_id }, { packageId, amount }, event) {
    const right = { companyId: company_id, packageId }
    return (await reserveRight(db, clock, right, event, amount)) === 'reserved'
  },
  async giveBack({ db, clock }, { company_id }, { packageId }, event) {
    await giveBackRight(db, clock, { companyId: company_id, packageId }, event)
  },
}
