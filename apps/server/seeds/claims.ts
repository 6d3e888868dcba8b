import { createHash } from 'node:crypto'
import type { Decision, Policy } from '@yf/domain/adjudication'
import type { CaseState } from '@yf/domain/claim-case'
import { shanghaiDay } from '@yf/domain/dates'
import { formatFen, fromYuan } from '@yf/domain/money'
import { sql } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { encrypted, encryptedRequest } from '#features/claims/record/health-texts.ts'
import { keepLines } from '#features/claims/record/line-store.ts'
import { identifyInsured } from '#features/claims/record/insured.ts'
import { insertCase, newCase } from '#features/claims/record/new-case.ts'
import { findingsOf } from '#features/claims/evidence/diagnoses/findings.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { withYear } from '#features/claims/assessment/year.ts'
import { keepUse } from '#features/claims/decision/payment/keep-use.ts'
import { caseSubject, subjectColumns, type CaseRow } from '#features/claims/record/own-case.ts'
import { insertPayment } from '#features/claims/decision/payment/payments.ts'
import { reasonRow } from '#features/claims/record/encrypted.ts'
import type { ClaimReceiptTable } from '#features/claims/record/tables.ts'
import { claimPolicy, useUpPolicy } from '#features/equity/public.ts'
import { jsonb } from './jsonb.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { claimStories, type ClaimStory } from './claim-stories.ts'
import { idOf } from './ids.ts'

const hourMs = 3_600_000

/** The states that a case has gone through, without the draft. */
const paths: Readonly<Record<CaseState, readonly CaseState[]>> = {
  0: [],
  1: [1],
  2: [1, 2],
  3: [1, 2, 3],
  4: [1, 2, 4],
  5: [1, 2, 4, 5],
  6: [1, 2, 4, 5, 6],
  7: [1, 2, 4, 7],
  8: [1, 8],
  9: [1, 2, 9],
  10: [1, 2, 4, 7, 10],
}

export const storyCaseId = (story: ClaimStory) => idOf('case', `${story.account}/${story.key}`)
export const storyReceiptId = (story: ClaimStory, at: number) =>
  idOf('receipt', `${story.account}/${story.key}/${at}`)

/** Cases in every state for 林晓, and open and past cases for the claim handlers. Their pictures are rendered later. */
export async function addClaims(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  const oldestFirst = claimStories.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const story of oldestFirst) await addCase({ ...services, db: tx }, story, calendar)
  while ((await identifyInsured({ ...services, db: tx })) > 0);
}

type SeedClaimDeps = SubjectKeyDeps & Pick<Services, 'clock'>

async function addCase(ctx: SeedClaimDeps, story: ClaimStory, calendar: Calendar) {
  const { db: tx } = ctx
  const receipts = receiptRows(story, calendar)
  const decision = await decided(ctx, story, caseRow(story, calendar, null), receipts)
  const row = caseRow(story, calendar, decision)
  const request = row.asked_for && {
    ...row.asked_for,
    words: await encryptedRequest(ctx, row, row.asked_for.words),
  }
  const { diagnosis, accident_note } = row
  const content = await encrypted(ctx, row, { diagnosis, accident_note })
  if (!(await insertCase(tx, { ...row, ...content, asked_for: jsonb(request) })))
    throw new Error(`the number ${row.case_no} is taken`)
  if (receipts.length > 0) {
    const rows = receipts.map((one) => ({ ...one, snapshot: jsonb(one.snapshot) }))
    await tx.insertInto('claim_receipt').values(rows).execute()
  }
  await addEvents(ctx, story, row)
  await addFlag(tx, story, row)
  if (story.state >= 1 && story.state <= 6) await addInvoices(tx, row, receipts)
  if (story.state >= 1) await addIssuerAnswers(tx, row, receipts)
  if (decision) await addDecision(tx, story, row, decision)
}

const isDecided = (state: CaseState) => state === 5 || state === 6 || state === 7

/** Uses the same rule as the product, with the year's usage of the preceding cases. */
async function decided(
  ctx: SubjectKeyDeps,
  story: ClaimStory,
  row: CaseRow,
  receipts: readonly ClaimReceiptTable[],
) {
  if (!isDecided(story.state)) return null
  const stored = await claimPolicy(ctx.db, row.company_id, idOf('policy', story.policy))
  if (!stored) throw new Error(`the demo has no policy ${story.policy}`)
  const policy = await withYear(ctx, stored, row)
  const refused = receipts.map(({ id }) => ({ receiptId: id, payableFen: 0, reason: '美容项目' }))
  return decide({
    caseRow: row,
    diagnoses: findingsOf(story.diagnosis, null),
    receipts,
    byHand: story.state === 7 ? refused : [],
    // 林晓's policies include the usage of these cases; the other policies start unused.
    policy: { ...policy, opening: isDemoMember(story) ? untouched(policy.opening) : policy.opening },
    card: null,
    itemsOf: () => [],
    hospitalOf: (name) => ({ name, names: [name], grade: 'tertiary', isPublic: true }),
  })
}

const isDemoMember = ({ account }: ClaimStory) => account === 'linxiao'

const untouched = (policy: Policy): Policy => ({
  ...policy,
  usedFen: 0,
  liabilities: policy.liabilities.map((one) => ({ ...one, usedFen: 0, deductibleUsedFen: 0 })),
})

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const digest = (text: string) => createHash('sha256').update(text).digest()
const caseNoOf = (story: ClaimStory, at: Date) =>
  `LP${shanghaiDay(at).replaceAll('-', '')}${[...digest(`${story.account}/${story.key}`).subarray(0, 8)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')}`

function caseRow(story: ClaimStory, calendar: Calendar, decision: Decision | null): CaseRow {
  const begun = calendar.moment(-story.daysAgo, '10:20:00')
  const submitted = story.state === 0 ? null : begun
  const decidedAt = isDecided(story.state) ? new Date(begun.getTime() + (story.hours ?? 24) * hourMs) : null
  const hasEnded = story.state >= 6
  const days = story.receipts.map(({ daysAgo }) => daysAgo)
  const first = calendar.day(-Math.max(story.daysAgo + 2, ...days))
  const facts = {
    company_id: idOf('company', story.company),
    id: storyCaseId(story),
    account_id: idOf('account', story.account),
    family_id: story.family ? idOf('family', story.family) : null,
    policy_id: idOf('policy', story.policy),
    case_no: caseNoOf(story, begun),
    flow: 'new' as const,
    state: story.state,
    step: story.state === 0 ? (2 as const) : (3 as const),
    insured_name: story.insured,
    visit_type: story.visit,
    visit_start: first,
    visit_end: days.length > 0 ? calendar.day(-Math.min(...days)) : first,
    hospital: story.receipts[0]?.hospital ?? '北京第一人民医院',
    diagnosis: story.diagnosis,
    accident_note: story.note ?? null,
    bank_card_id: story.state === 0 ? null : idOf('bankCard', story.account),
    billed_fen: story.receipts.reduce((sum, { billed }) => sum + fromYuan(billed), 0),
    payable_fen: story.state === 7 ? 0 : (decision?.payableFen ?? null),
    earlier_fen: story.state === 7 ? 0 : (decision?.earlierFen ?? 0),
    risk: story.risk?.[1] ?? 0,
    asked_for: story.materialRequest
      ? { words: story.materialRequest.text, kinds: story.materialRequest.kinds }
      : null,
    updated_at: decidedAt ?? begun,
    submitted_at: submitted,
    decided_at: decidedAt,
    closed_at: hasEnded ? (decidedAt ?? begun) : null,
  }
  return newCase(facts, begun)
}

function receiptRows(story: ClaimStory, calendar: Calendar): ClaimReceiptTable[] {
  return story.receipts.map((receipt, at) => {
    const number = digest(`${story.account}/${story.key}/${at}`)
    const isSure = receipt.isSure ?? true
    const values = {
      invoiceCode: '11060124',
      invoiceNumber: String(number.readUInt32BE(0) % 9_000_000_000).padStart(10, '0'),
      day: calendar.day(-receipt.daysAgo),
      billedFen: fromYuan(receipt.billed),
      payer: story.insured,
      hospital: receipt.hospital,
    }
    return {
      company_id: idOf('company', story.company),
      case_id: storyCaseId(story),
      id: storyReceiptId(story, at),
      material_id: null,
      invoice_code: values.invoiceCode,
      invoice_number: values.invoiceNumber,
      day: values.day,
      visit_day: null,
      billed_fen: values.billedFen,
      social_fen: fromYuan(receipt.social ?? 0),
      own_expense_fen: 0,
      self_paid_fen: null,
      pooled_fen: null,
      account_fen: null,
      excluded_fen: fromYuan(receipt.excluded?.[0] ?? 0),
      excluded_reason: receipt.excluded?.[1] ?? null,
      payer: values.payer,
      hospital: values.hospital,
      snapshot: {
        read: isSure ? values : { ...values, billedFen: values.billedFen - 300 },
        byMember: isSure ? null : values,
        byHandler: null,
      },
      is_sure: isSure,
      is_confirmed: true,
      sort: at,
    }
  })
}

const staff = `staff:${idOf('staff', 'handler1')}`

function reasonText(state: CaseState, story: ClaimStory, payableFen: number): string {
  const usual: Readonly<Record<CaseState, string>> = {
    0: '',
    1: '您提交了理赔申请',
    2: '资料已受理，正在审核',
    3: story.materialRequest?.text ?? '',
    4: '资料齐全，正在核算赔付金额',
    5: `审核通过，应赔 ${formatFen(payableFen)}，等待打款`,
    6: `赔款 ${formatFen(payableFen)} 已汇入您的银行卡`,
    7: story.reason ?? '',
    8: '您取消了申请',
    9: `您撤销了申请：${story.reason ?? ''}`,
    10: '您申请了复核',
  }
  return usual[state]
}

/** The log cannot be rewritten, so its texts are encrypted from the start. */
async function addEvents(ctx: SeedClaimDeps, story: ClaimStory, row: CaseRow) {
  const key = await subjectKey(ctx, row.account_id)
  const path = paths[story.state]
  const begun = row.created_at.getTime()
  const span = row.decided_at ? row.decided_at.getTime() - begun : 20 * hourMs
  for (const [at, to] of path.entries()) {
    const from = at === 0 ? 0 : (path[at - 1] as CaseState)
    const isMine = to === 1 || to === 8 || to === 9
    const actor = isMine ? row.account_id : to === 6 ? 'system' : staff
    const time = to === 6 ? begun + span + 2 * hourMs : begun + (span * at) / Math.max(path.length - 1, 1)
    const reason = key.encrypt(reasonText(to, story, row.payable_fen ?? 0), reasonRow(row.id))
    const cause = { actor, reason, at: new Date(time) }
    await recordState(ctx.db, caseSubject(row), { from, to }, cause)
  }
}

async function addFlag(tx: Db, { risk }: ClaimStory, { company_id, id: case_id }: CaseRow) {
  if (!risk) return
  const [kind, weight, content] = risk
  const flag = { company_id, case_id, id: idOf('flag', case_id), kind, text: content, weight }
  await tx.insertInto('claim_flag').values(flag).execute()
}

/** Their issuers know these invoices exactly as given here. */
async function addIssuerAnswers(tx: Db, row: CaseRow, receipts: readonly ClaimReceiptTable[]): Promise<void> {
  const at = row.submitted_at ?? row.created_at
  const rows = receipts.flatMap(({ invoice_number, invoice_code, day, billed_fen, hospital, payer }) =>
    invoice_number === null || day === null || billed_fen === null
      ? []
      : [
          {
            invoice_number,
            invoice_code,
            day,
            billed_fen,
            check_code: null,
            outcome: 'real' as const,
            issued_day: day,
            issued_fen: billed_fen,
            issued_seller: hospital,
            issued_payer: payer,
            tries: 1,
            created_at: at,
            asked_at: at,
            due_at: null,
          },
        ],
  )
  if (rows.length === 0) return
  await tx
    .insertInto('invoice_check')
    .values(rows)
    .onConflict((facts) => facts.doNothing())
    .execute()
}

const addInvoices = (tx: Db, row: CaseRow, receipts: readonly ClaimReceiptTable[]) =>
  tx
    .insertInto('invoice_use')
    .values(
      receipts.map(({ invoice_code, invoice_number }) => ({
        invoice_code,
        invoice_number: invoice_number ?? '',
        ...subjectColumns(row),
        subject_no: row.case_no,
        used_at: row.created_at,
      })),
    )
    .execute()

async function addDecision(tx: Db, story: ClaimStory, row: CaseRow, decision: Decision) {
  const { company_id, id: case_id } = row
  await keepLines(tx, row, decision.lines)
  if (story.state !== 7) {
    const policy = { companyId: company_id, id: idOf('policy', story.policy) }
    if (!isDemoMember(story)) await useUpPolicy(tx, policy, decision)
    await keepUse(tx, row, policy, decision)
  }
  if (story.state === 7 || !row.decided_at || !row.payable_fen || !row.bank_card_id) return
  const paidAt = story.state === 6 ? new Date(row.decided_at.getTime() + 2 * hourMs) : null
  await insertPayment(tx, {
    ...subjectColumns(row),
    subject_no: row.case_no,
    id: idOf('payment', case_id),
    batch_id: null,
    amount_fen: row.payable_fen,
    account_id: row.account_id,
    bank_card_id: row.bank_card_id,
    state: paidAt ? 'paid' : 'waiting',
    is_at_once: false,
    tries: paidAt ? 1 : 0,
    receipt: paidAt ? `DEMO${case_id.slice(0, 8).toUpperCase()}` : null,
    failure: null,
    created_at: row.decided_at,
    sent_at: paidAt,
    paid_at: paidAt,
  })
  if (paidAt)
    await sql`update claim_case set updated_at = ${paidAt}, closed_at = ${paidAt}
      where company_id = ${company_id} and id = ${case_id}`.execute(tx)
}
