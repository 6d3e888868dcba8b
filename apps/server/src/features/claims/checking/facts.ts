import type { ClaimMaterial, MaterialNeed } from '@yf/contract/claim-shapes'
import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { shanghaiDay } from '@yf/domain/dates'
import type { KeyGround } from '#platform/crypto/keeper-keys.ts'
import { claimPolicy, takeClaimPolicy } from '#features/equity/public.ts'
import { hospitalFacts, type KnownHospital } from '#features/hospital/public.ts'
import type { CardRow } from '../application/cards.ts'
import type { Reading } from '../application/people.ts'
import { cardOf, receiptRows, type ReceiptRow } from '../case/find.ts'
import { opened } from '../case/health-words.ts'
import { handLines, type HandLine } from '../case/line-store.ts'
import { marksOfPerson, type KnownMark } from '../diagnoses/marks.ts'
import { findingsOf } from '../diagnoses/findings.ts'
import { needsOf } from '../materials/needs.ts'
import { materialsOnTheWire, type Shown } from '../materials/on-the-wire.ts'
import { refundedAmong } from '../materials/refunded-medicine.ts'
import type { CaseRow } from '../own-case.ts'
import { ruleOf, type ClaimRule } from '../rule-of.ts'
import { heldElsewhere, type UsedInvoice } from './held-invoices.ts'
import { readItems, type ItemsOf } from './items.ts'
import type { Declared } from './paper-rules.ts'
import { declaredOf, readPapers, type ReadPapers } from './papers.ts'
import { wordsOf, type IssuersWord } from '../verifying/words.ts'
import { withYear, type UsedPolicy } from './year.ts'

/** What the decision follows from. */
export interface DecisionFacts {
  readonly caseRow: CaseRow
  /** As the member wrote it, or a handler coded it. */
  readonly diagnoses: readonly Diagnosis[]
  readonly receipts: readonly ReceiptRow[]
  /** With the year that other cases have made of it. */
  readonly policy: UsedPolicy | null
  /** What a handler decided so far. */
  readonly byHand: readonly HandLine[]
  readonly card: CardRow | null
  /** What was charged for, where the terms ask and a paper says it. */
  readonly itemsOf: ItemsOf
  readonly hospitalOf: (name: string) => KnownHospital
}

/** And what else a case is checked by, before somebody decides. */
export interface CaseFacts extends DecisionFacts, ReadPapers {
  readonly today: string
  readonly rule: ClaimRule
  readonly materials: readonly ClaimMaterial[]
  readonly needs: readonly MaterialNeed[]
  /** Its invoices that other cases hold. */
  readonly used: readonly UsedInvoice[]
  /** Numbers of its invoices for medicine of which money went back since. */
  readonly refunded: readonly string[]
  /** What issuers say of its receipts, by receipt. */
  readonly words: ReadonlyMap<string, IssuersWord>
  /** Diagnoses of the insured person that a handler marked, in this case or another. */
  readonly marks: readonly KnownMark[]
  readonly declared: Declared
}

export async function readDecisionFacts(ctx: KeyGround, caseRow: CaseRow): Promise<DecisionFacts> {
  const { db } = ctx
  const { company_id, policy_id } = caseRow
  const [words, receipts, byHand, card, policy] = await Promise.all([
    opened(ctx, caseRow),
    receiptRows(db, caseRow),
    handLines(db, caseRow),
    cardOf(db, caseRow),
    policy_id === null ? null : claimPolicy(db, company_id, policy_id),
  ])
  return {
    caseRow,
    diagnoses: findingsOf(words.diagnosis, words.diagnosis_codes),
    receipts,
    byHand,
    card,
    policy: policy && (await withYear(ctx, policy, caseRow)),
    itemsOf: await readItems(ctx, policy, [{ ...caseRow, receiptCount: receipts.length }]),
    hospitalOf: await hospitalFacts(
      db,
      [caseRow, ...receipts].flatMap(({ hospital }) => hospital ?? []),
    ),
  }
}

/** Everything that is known of a case, read once; what follows from it is said by pure functions. */
export async function readFacts(
  ctx: Reading,
  caseRow: CaseRow,
  shown: Pick<Shown, 'urlOf'> = {},
): Promise<CaseFacts> {
  const { db, clock } = ctx
  const [facts, rule, materials, needs] = await Promise.all([
    readDecisionFacts(ctx, caseRow),
    ruleOf(db, caseRow.company_id),
    materialsOnTheWire(ctx, caseRow, shown),
    needsOf(ctx, caseRow),
  ])
  const [used, refunded, words, papers, declared, marks] = await Promise.all([
    heldElsewhere(db, caseRow, facts.receipts),
    refundedAmong(db, facts.receipts, caseRow.company_id),
    wordsOf(db, facts.receipts),
    readPapers(ctx, caseRow, facts.receipts),
    declaredOf(ctx, facts),
    marksOfPerson(ctx, caseRow),
  ])
  const today = shanghaiDay(clock.now())
  return { ...facts, ...papers, today, rule, materials, needs, used, refunded, words, declared, marks }
}

/**
 * The same facts with the policy as nobody else can use it until the transaction ends; null where there is none. Whoever
 * decides holds the invoices first and takes the policy then: in one order everywhere, so that two never wait for each other.
 */
export async function withPolicyTaken<F extends DecisionFacts>(ctx: KeyGround, facts: F) {
  const { caseRow } = facts
  const policy = caseRow.policy_id && (await takeClaimPolicy(ctx.db, caseRow.company_id, caseRow.policy_id))
  return policy ? { ...facts, policy: await withYear(ctx, policy, caseRow) } : null
}
