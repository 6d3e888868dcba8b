import type { ClaimMaterial, MaterialNeed } from '@yf/contract/claim-shapes'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CardRow } from '../application/cards.ts'
import { materialsOf } from '../materials/on-the-wire.ts'
import { needsOf } from '../materials/needs.ts'
import { resemblances } from '../materials/resembles.ts'
import type { CaseRow } from '../own-case.ts'
import { ruleOf, type ClaimRule } from '../rule-of.ts'
import { measureCase, type Measured } from './decision.ts'
import { cardOf } from '../case/find.ts'
import { flagsOf, type Flag } from './flags.ts'
import { heldElsewhere, type UsedInvoice } from '../deciding/invoices.ts'

export type Looking = Pick<Services, 'clock' | 'cipher'> & { readonly db: Db }

/** Everything by which a case is checked and judged, read once. */
export interface CaseFacts extends Measured {
  readonly caseRow: CaseRow
  readonly rule: ClaimRule
  readonly materials: readonly ClaimMaterial[]
  readonly needs: readonly MaterialNeed[]
  readonly card: CardRow | null
  readonly used: readonly UsedInvoice[]
  readonly flags: readonly Flag[]
}

export async function factsOf(ctx: Looking, caseRow: CaseRow): Promise<CaseFacts> {
  const { db } = ctx
  const alike = await resemblances(db, caseRow)
  const [measured, rule, materials, needs, card] = await Promise.all([
    measureCase(db, caseRow),
    ruleOf(db, caseRow.company_id),
    materialsOf(ctx, caseRow, { alike }),
    needsOf(ctx, caseRow),
    cardOf(db, caseRow),
  ])
  const used = await heldElsewhere(db, caseRow, measured.receipts)
  const facts = { ...measured, caseRow, rule, materials, needs, card, used }
  return { ...facts, flags: await flagsOf(ctx, { ...facts, alike }) }
}
