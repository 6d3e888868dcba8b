import type { CaseState } from '@yf/domain/claim-case'
import type { VisitType } from '@yf/domain/claim-materials'
import type { DemoServer } from '#testkit/demo-server.ts'
import { jsonb } from '#seeds/jsonb.ts'
import { idOf } from '#seeds/ids.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { encrypted } from '#features/claims/record/health-texts.ts'
import { encryptedReason } from '#features/claims/record/timeline.ts'
import { insertCase, newCase } from '#features/claims/record/new-case.ts'
import { cardField, cardRow } from '#features/claims/record/encrypted.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import { addInvoiceCheck } from '#features/claims/evidence/verification/test-invoice-checks.ts'

export interface CaseOptions {
  readonly state?: CaseState
  readonly visitType?: VisitType
  readonly insuredName?: string
  /** The account and family member; 林晓 by default. */
  readonly account?: string
  readonly familyId?: string
  readonly diagnosis?: string
  /** In fen, one per receipt. */
  readonly bills?: readonly number[]
  readonly risk?: number
  readonly submittedAt?: string
}

export interface TestCase {
  readonly id: string
  readonly caseNo: string
  readonly companyId: string
  readonly cardId: string
  readonly receiptIds: readonly string[]
  readonly invoiceNumbers: readonly string[]
}

let made = 0
const stamp = `${Date.now() % 100_000}`

/** A different hospital makes each case a separate visit: limits apply per visit. */
const hospitalOf = (count: number): string => `市第一人民医院${count}门诊部`

/** Inserts a case in the state that a submission leaves, by default 林晓's. */
export async function submittedCase(server: DemoServer, options: CaseOptions = {}): Promise<TestCase> {
  const { db, clock } = server
  const { state = 1, visitType = 'outpatient', bills = [30_000], risk = 10 } = options
  made += 1
  const companyId = idOf('company', 'xinghe-software')
  const account_id = idOf('account', options.account ?? 'linxiao')
  const id = newId()
  const caseNo = `LPT${stamp}${String(made).padStart(5, '0')}`
  const at = options.submittedAt ? new Date(options.submittedAt) : clock.now()
  const cardId = await cardOf(server, account_id)
  const row = newCase(
    {
      company_id: companyId,
      id,
      account_id,
      family_id: options.familyId ?? null,
      policy_id: idOf('policy', 'lin-medical'),
      case_no: caseNo,
      flow: 'new',
      state,
      step: 3,
      insured_name: options.insuredName ?? '林晓',
      visit_type: visitType,
      visit_start: '2026-02-20',
      visit_end: '2026-02-20',
      hospital: hospitalOf(made),
      diagnosis: options.diagnosis ?? '上呼吸道感染',
      bank_card_id: cardId,
      billed_fen: bills.reduce((sum, bill) => sum + bill, 0),
      risk,
      submitted_at: state === 0 ? null : at,
    },
    at,
  )
  const ctx = { ...server.services, db }
  const { diagnosis } = row
  if (!(await insertCase(db, { ...row, ...(await encrypted(ctx, row, { diagnosis })) })))
    throw new Error('a draft of this flow stands already')
  const key = { companyId, id, caseNo }
  const receipts = await Promise.all(bills.map((bill, sort) => addReceipt(server, key, bill, sort)))
  const cause = { actor: account_id, reason: await encryptedReason(ctx, row, '提交理赔申请'), at }
  await recordState(db, { companyId, kind: 'claim', id }, { from: 0, to: 1 }, cause)
  return {
    ...key,
    cardId,
    receiptIds: receipts.map((receipt) => receipt.id),
    invoiceNumbers: receipts.map((receipt) => receipt.number),
  }
}

async function addReceipt(
  { db, clock }: DemoServer,
  { companyId, id: case_id, caseNo }: { companyId: string; id: string; caseNo: string },
  bill: number,
  sort: number,
) {
  const id = newId()
  const number = `${stamp}${made}${sort}`.padStart(12, '7')
  const read: ReceiptValues = {
    invoiceCode: '',
    invoiceNumber: number,
    day: '2026-02-20',
    billedFen: bill,
    payer: '林晓',
    hospital: hospitalOf(made),
  }
  await db
    .insertInto('claim_receipt')
    .values({
      company_id: companyId,
      case_id,
      id,
      material_id: null,
      invoice_code: '',
      invoice_number: number,
      day: read.day,
      billed_fen: bill,
      social_fen: 0,
      own_expense_fen: 0,
      visit_day: null,
      excluded_fen: 0,
      excluded_reason: null,
      payer: read.payer,
      hospital: read.hospital,
      snapshot: jsonb({ read, byMember: null, byHandler: null }),
      is_sure: true,
      is_confirmed: true,
      sort,
    })
    .execute()
  const invoice = { invoice_code: '', invoice_number: number, day: read.day, billed_fen: bill }
  await addInvoiceCheck(db, invoice, clock.now())
  await db
    .insertInto('invoice_use')
    .values({
      invoice_code: '',
      invoice_number: number,
      company_id: companyId,
      subject_kind: 'claim',
      subject_id: case_id,
      subject_no: caseNo,
      used_at: clock.now(),
    })
    .execute()
  return { id, number }
}

/** Another card each time, with a valid check digit. */
export async function cardOf({ db, clock, services }: DemoServer, account_id: string): Promise<string> {
  const id = newId()
  const number = withCheckDigit(`622588${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`)
  await db
    .insertInto('bank_card')
    .values({
      account_id,
      id,
      holder_name: '林晓',
      number_hash: services.cipher.lookup(number, cardField),
      found_by: null,
      number_encrypted: services.cipher.encrypt(number, cardRow(id)),
      last_four: number.slice(-4),
      bank_code: 'CMB',
      bank_name: '招商银行',
      card_kind: '借记卡',
      province: '北京市',
      city: '北京市',
      branch: '',
      created_at: clock.now(),
      removed_at: null,
    })
    .execute()
  return id
}

function withCheckDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return body + String((10 - (sum % 10)) % 10)
}

/** Adds a picture to the case and returns the name of the stored file. */
export async function addPicture(server: DemoServer, { id, companyId }: TestCase): Promise<string> {
  const { db, clock, services } = server
  const file = { companyId, module: 'claims', contentType: 'image/png', body: Buffer.from('a picture') }
  const stored = await keepFile({ ...services, db, clock }, { ...file, ownerId: idOf('account', 'linxiao') })
  await db
    .insertInto('claim_material')
    .values({
      company_id: companyId,
      case_id: id,
      id: newId(),
      kind: 'medicalRecord',
      is_kind_given: true,
      is_saved: true,
      file_id: stored.id,
      name: '病历.png',
      upload_key: newId(),
      page: 1,
      bytes_hash: stored.id,
      look_hash: null,
      state: 'kept',
      tries: 0,
      failure: null,
      reading_encrypted: null,
      sort: 1,
      created_at: clock.now(),
      read_at: null,
      removed_at: null,
    })
    .execute()
  return stored.name
}
