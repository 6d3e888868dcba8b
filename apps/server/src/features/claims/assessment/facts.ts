import { policyOfCase, takePolicyOfCase } from '../record/case-policy.ts'
import type { ClaimMaterial, ClaimReceipt, MaterialNeed } from '@yf/contract/claim-shapes'
import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { shanghaiDay } from '@yf/domain/dates'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { hospitalFacts, type KnownHospital } from '#features/hospital/public.ts'
import type { CardRow } from '../record/cards.ts'
import type { PersonDeps } from '../record/people.ts'
import { cardOf, receiptRows, type ReceiptRow } from '../record/find.ts'
import { decrypted } from '../record/health-texts.ts'
import { loadManualLines, type ManualLine } from '../record/line-store.ts'
import { marksOfPerson, type DiagnosisMark } from '../evidence/diagnoses/marks.ts'
import { findingsOf } from '../evidence/diagnoses/findings.ts'
import { needsOf } from '../evidence/reading/needs.ts'
import { loadMaterials } from '../evidence/reading/load-materials.ts'
import { materialDtos, receiptDtos } from '../evidence/reading/materials-dto.ts'
import { refundedAmong } from '../evidence/verification/refunded-medicine.ts'
import type { CaseRow } from '../record/own-case.ts'
import { ruleOf, type ClaimRule } from '../record/rule-of.ts'
import { heldElsewhere, type UsedInvoice } from '../record/held-invoices.ts'
import { readItems, type ItemsOf } from './items.ts'
import type { DeclaredFacts } from '../evidence/verification/document-rules.ts'
import { declaredOf, readDocuments, type ReadDocuments } from './read-documents.ts'
import { invoiceChecksOf, type InvoiceCheckRow } from '../evidence/verification/invoice-checks.ts'
import { withYear, type UsedPolicy } from './year.ts'

/** The input of the decision. */
export interface DecisionFacts {
  readonly caseRow: CaseRow
  /** As entered by the member, or coded by a handler. */
  readonly diagnoses: readonly Diagnosis[]
  readonly receipts: readonly ReceiptRow[]
  /** Including the yearly amounts used by other cases. */
  readonly policy: UsedPolicy | null
  /** The lines that a handler has set so far. */
  readonly byHand: readonly ManualLine[]
  readonly card: CardRow | null
  /** The charged items, if the terms depend on them and a document lists them. */
  readonly itemsOf: ItemsOf
  readonly hospitalOf: (name: string) => KnownHospital
}

/** Plus the input of the checks before a decision. */
export interface CaseFacts extends DecisionFacts, ReadDocuments {
  readonly today: string
  readonly rule: ClaimRule
  readonly materials: readonly ClaimMaterial[]
  /** The receipts as the member sees them. */
  readonly shownReceipts: readonly ClaimReceipt[]
  readonly needs: readonly MaterialNeed[]
  /** Its invoices that other cases hold. */
  readonly used: readonly UsedInvoice[]
  /** Its invoice numbers for medicine that was refunded since. */
  readonly refunded: readonly string[]
  /** The issuers' answers, by receipt. */
  readonly issuerAnswers: ReadonlyMap<string, InvoiceCheckRow>
  /** Diagnoses of the insured person that a handler marked, in this case or another. */
  readonly marks: readonly DiagnosisMark[]
  readonly declared: DeclaredFacts
}

export async function readDecisionFacts(ctx: SubjectKeyDeps, caseRow: CaseRow): Promise<DecisionFacts> {
  const { db } = ctx
  const [healthTexts, receipts, byHand, card, policy] = await Promise.all([
    decrypted(ctx, caseRow),
    receiptRows(db, caseRow),
    loadManualLines(db, caseRow),
    cardOf(db, caseRow),
    policyOfCase(db, caseRow),
  ])
  return {
    caseRow,
    diagnoses: findingsOf(healthTexts.diagnosis, healthTexts.diagnosis_codes),
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

/**
 * All facts of a case, read once; pure functions derive everything else from them. `urlOf` is the URL of a picture by
 * its name.
 */
export async function readFacts(
  ctx: PersonDeps,
  caseRow: CaseRow,
  urlOf?: (name: string) => string,
): Promise<CaseFacts> {
  const { db, clock } = ctx
  const [facts, rule, loaded] = await Promise.all([
    readDecisionFacts(ctx, caseRow),
    ruleOf(db, caseRow.company_id),
    loadMaterials(ctx, caseRow),
  ])
  const { receipts } = facts
  const [refunded, issuerAnswers, declared, marks] = await Promise.all([
    refundedAmong(db, receipts, caseRow.company_id),
    invoiceChecksOf(db, receipts),
    declaredOf(ctx, facts),
    marksOfPerson(ctx, caseRow),
  ])
  return {
    ...facts,
    ...readDocuments(caseRow, receipts, loaded),
    today: shanghaiDay(clock.now()),
    rule,
    materials: materialDtos(caseRow, loaded, urlOf),
    shownReceipts: receiptDtos(caseRow, loaded),
    needs: needsOf(caseRow, loaded),
    used: heldElsewhere(receipts, loaded.usedBy),
    refunded,
    issuerAnswers,
    declared,
    marks,
  }
}

/**
 * The same facts with the policy locked until the transaction ends; null if there is none. Deciders lock the invoices
 * first and then the policy, everywhere in this order to avoid deadlocks.
 */
export async function withPolicyLocked<F extends DecisionFacts>(ctx: SubjectKeyDeps, facts: F) {
  const { caseRow } = facts
  const policy = await takePolicyOfCase(ctx.db, caseRow)
  return policy ? { ...facts, policy: await withYear(ctx, policy, caseRow) } : null
}
