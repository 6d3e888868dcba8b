import { loggedState } from '@yf/domain/state-machine'
import { sql } from 'kysely'
import type { Static } from '@sinclair/typebox'
import type { CasePayment, CaseSummary, TimelineEvent } from '@yf/contract/claim-shapes'
import { caseMachine, caseStateName } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { cardById } from '#features/claims/record/cards.ts'
import { timelineOf } from '#features/claims/record/timeline.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { PaymentRow } from '../payment/payments.ts'
import { canWithdrawCase } from './can-withdraw.ts'

export interface ReceiptSums {
  readonly receiptCount: number
  readonly billedFen: number
}

export const toSummaryDto = (row: CaseRow, { receiptCount, billedFen }: ReceiptSums): CaseSummary => ({
  caseId: row.id,
  caseNo: row.case_no,
  companyId: row.company_id,
  flow: row.flow,
  state: row.state,
  stateName: caseStateName(row.state, row.payable_fen),
  insuredName: row.insured_name,
  visitType: row.visit_type,
  hospital: row.hospital,
  billedFen,
  payableFen: row.payable_fen,
  receiptCount,
  createTime: shanghaiMoment(row.created_at),
  updateTime: shanghaiMoment(row.updated_at),
  submitTime: row.submitted_at && shanghaiMoment(row.submitted_at),
  canWithdraw: canWithdrawCase(row) ? 1 : 0,
})

/** Several cases with the count and sum of their receipts, with one more query. */
export async function toSummaryDtos(db: Db, rows: readonly CaseRow[]): Promise<CaseSummary[]> {
  const sums = await receiptSums(db, rows)
  return rows.map((row) => toSummaryDto(row, sums.get(row.id) ?? { receiptCount: 0, billedFen: 0 }))
}

async function receiptSums(db: Db, rows: readonly CaseRow[]): Promise<ReadonlyMap<string, ReceiptSums>> {
  if (rows.length === 0) return new Map()
  const counted = await db
    .selectFrom('claim_receipt')
    .leftJoin('claim_material', (join) =>
      join
        .onRef('claim_material.company_id', '=', 'claim_receipt.company_id')
        .onRef('claim_material.case_id', '=', 'claim_receipt.case_id')
        .onRef('claim_material.id', '=', 'claim_receipt.material_id'),
    )
    .select([
      'claim_receipt.case_id',
      sql<number>`count(*)`.as('receiptCount'),
      sql<number>`coalesce(sum(claim_receipt.billed_fen), 0)::bigint`.as('billedFen'),
    ])
    .where(
      'claim_receipt.company_id',
      'in',
      rows.map(({ company_id }) => company_id),
    )
    .where(
      'claim_receipt.case_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where(({ eb, or, and }) =>
      or([
        eb('claim_receipt.material_id', 'is', null),
        and([
          eb('claim_material.removed_at', 'is', null),
          eb('claim_material.is_saved', '=', true),
          eb('claim_material.kind', '=', 'receipt'),
        ]),
      ]),
    )
    .groupBy('claim_receipt.case_id')
    .execute()
  return new Map(counted.map((row) => [row.case_id, row]))
}

export async function toTimelineDto(ctx: SubjectKeyDeps, caseRow: CaseRow): Promise<TimelineEvent[]> {
  const events = await timelineOf(ctx, caseRow)
  return events.map(({ to_state, actor, reason, at }) => ({
    ...eventState(to_state),
    time: shanghaiMoment(at),
    actor: actor === caseRow.account_id ? 'me' : actor.startsWith('staff:') ? 'handler' : 'system',
    words: reason,
  }))
}

function eventState(logged: string) {
  const state = loggedState(caseMachine, logged)
  return { state, stateName: caseStateName(state) }
}

export async function toPaymentDto(
  db: Db,
  payment: PaymentRow | undefined,
): Promise<Static<typeof CasePayment> | null> {
  const card = payment && (await cardById(db, payment.account_id, payment.bank_card_id))
  if (!payment || !card) return null
  const at = payment.paid_at ?? payment.sent_at
  return {
    state: payment.state,
    amountFen: payment.amount_fen,
    bankName: card.bank_name,
    maskedNo: `**** **** **** ${card.last_four}`,
    time: at && shanghaiMoment(at),
    // Failures that we must fix are not shown to the member.
    failure: payment.state === 'failed' ? payment.failure : null,
  }
}
