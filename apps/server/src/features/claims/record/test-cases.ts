import { openTerms, type Terms } from '@yf/domain/adjudication/terms'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { claimCalls } from '@yf/contract/claims'
import type { CaseState } from '@yf/domain/claim-case'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { shanghaiDay } from '@yf/domain/dates'
import type { DemoServer } from '#testkit/demo-server.ts'
import { jsonb } from '#seeds/jsonb.ts'
import { idOf } from '#seeds/ids.ts'
import type { JobContext } from '#platform/call/context.ts'
import { workOf } from '#testkit/work-of.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { keepFile } from '#platform/files/stored-files.ts'
import { newId } from '#platform/ids.ts'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { readFacts } from '../assessment/facts.ts'
import { encryptReading } from './materials/reading.ts'
import type { CaseRow } from './own-case.ts'
import { bookOf } from '../decision/documents/book.ts'
import type { PaymentRow } from '../decision/payment/payments.ts'
import type { ClaimReceiptTable } from './tables.ts'
import { addInvoiceCheck } from '../evidence/verification/test-invoice-checks.ts'
import { encrypted } from './health-texts.ts'
import { insertCase, newCase } from './new-case.ts'

/** The demo's 林晓 with a policy and cases of the test's own. */
export const companyId = idOf('company', 'xinghe-software')
export const accountId = idOf('account', 'linxiao')

let invoices = 20_000_000
const newInvoice = () => String((invoices += 1))

type TestReceipt = Partial<ClaimReceiptTable>

export interface AddCaseOptions {
  readonly company?: string
  readonly account?: string
  readonly state?: CaseState
  readonly flow?: CaseRow['flow']
  readonly policyId?: string
  readonly receipts?: readonly TestReceipt[]
  /** In addition to a picture for each receipt. */
  readonly kinds?: readonly MaterialKind[]
  /** The lines of the medical record; by default they match the declaration. */
  readonly record?: readonly string[]
  /** No issuer was asked about its receipts; by default all are verified. */
  readonly isUnverified?: boolean
  readonly set?: Partial<CaseRow>
}

type TestCaseKey = Pick<CaseRow, 'company_id' | 'account_id' | 'id'>

/** Helpers for tests of cases on one server. */
export async function caseLab(server: DemoServer) {
  const { db, clock, services } = server
  await forgetDemoCases(server)
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000 })
  const token = await server.tokenOf('linxiao')

  const addCase = (options?: AddCaseOptions) => addCaseTo(server, policyId, options)
  const addMaterial = (caseKey: TestCaseKey, kind: MaterialKind, recordLines?: readonly string[]) =>
    addMaterialTo(server, caseKey, kind, recordLines)
  const addReceipt = (caseKey: TestCaseKey, options?: TestReceipt) => addReceiptTo(server, caseKey, options)
  const caseOf = (id: string) =>
    db.selectFrom('claim_case').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  async function submit(caseId: string, how: { token?: string; key?: string; bookHash?: string } = {}) {
    const who = { token, ...how }
    const bookHash = how.bookHash ?? (await hashOf(caseId))
    const input = { caseId, signatureId: await addSignature(server), bookHash }
    return server.call(claimCalls.applyV2, input, who)
  }

  /** Hash of the claim PDF as of today, without rendering it. */
  async function hashOf(caseId: string): Promise<string> {
    const ctx = { ...services, db }
    const book = await bookOf(ctx, await readFacts(ctx, await caseOf(caseId)))
    return book.kind === 'book' ? book.on(shanghaiDay(clock.now())).hash : 'none'
  }

  /** The context of a worker of this server. */
  const work = (partners = services.partners): JobContext => workOf(server, partners)

  const paymentOf = async (caseId: string): Promise<PaymentRow[]> =>
    db.selectFrom('payment').selectAll().where('subject_id', '=', caseId).orderBy('created_at').execute()
  /** The notices of a case, newest first. */
  const titles = async (caseId: string) =>
    (
      await db
        .selectFrom('notice')
        .select('title')
        .where('jump_url', '=', `/claimSettlement/detail?caseId=${caseId}`)
        .orderBy('id', 'desc')
        .execute()
    ).map(({ title }) => title)

  return {
    token,
    policyId,
    addCase,
    addMaterial,
    addReceipt,
    caseOf,
    submit,
    hashOf,
    sign: () => addSignature(server),
    work,
    paymentOf,
    titles,
    clear: () => forgetDemoCases(server),
  }
}

export type CaseLab = Awaited<ReturnType<typeof caseLab>>

async function addCaseTo(
  server: DemoServer,
  policyId: string,
  options: AddCaseOptions = {},
): Promise<string> {
  const { db, clock, services } = server
  const { state = 0, flow = 'new', receipts = [{}], kinds = ['medicalRecord'] } = options
  const now = clock.now()
  const caseKey = {
    company_id: options.company ?? companyId,
    account_id: options.account ?? accountId,
    id: newId(),
  }
  const row = newCase(
    {
      ...caseKey,
      policy_id: options.policyId ?? policyId,
      flow,
      state,
      step: 3,
      insured_name: '林晓',
      visit_type: 'outpatient',
      visit_start: '2026-02-20',
      visit_end: '2026-02-20',
      hospital: receipts[0]?.hospital ?? '北京协和医院',
      diagnosis: '急性上呼吸道感染',
      bank_card_id: idOf('bankCard', 'linxiao'),
      submitted_at: state === 0 ? null : now,
      ...options.set,
    },
    now,
  )
  // Health texts are encrypted with her key, as the product does.
  const { diagnosis, accident_note } = row
  const encryptedTexts = await encrypted({ ...services, db }, row, { diagnosis, accident_note })
  if (!(await insertCase(db, { ...row, ...encryptedTexts })))
    throw new Error('a draft of this flow stands already')
  for (const receipt of receipts) await addReceiptTo(server, caseKey, receipt, options.isUnverified)
  for (const kind of kinds)
    await addMaterialTo(server, caseKey, kind, options.record ?? recordFor(row, receipts))
  return caseKey.id
}

async function addMaterialTo(
  { db, clock, services }: DemoServer,
  { company_id, account_id, id }: TestCaseKey,
  kind: MaterialKind,
  recordLines: readonly string[] = [],
): Promise<string> {
  const body = Buffer.from(newId())
  const file = await keepFile(
    { ...services, db },
    { ownerId: account_id, companyId: company_id, module: 'claims', contentType: 'image/jpeg', body },
  )
  const material = newId()
  await db
    .insertInto('claim_material')
    .values({
      company_id,
      case_id: id,
      id: material,
      kind,
      is_kind_given: true,
      is_saved: true,
      file_id: file.id,
      name: `${kind}.jpg`,
      upload_key: material,
      page: 1,
      bytes_hash: createHash('sha256').update(body).digest('hex'),
      look_hash: null,
      state: 'read',
      tries: 1,
      failure: null,
      reading_encrypted:
        kind === 'receipt'
          ? null
          : encryptReading(
              await subjectKey({ ...services, db }, account_id),
              material,
              recordOf(recordLines),
            ),
      sort: 1,
      created_at: clock.now(),
      read_at: clock.now(),
      removed_at: null,
    })
    .execute()
  return material
}

async function addReceiptTo(
  server: DemoServer,
  caseKey: TestCaseKey,
  options: TestReceipt = {},
  isUnverified: boolean = false,
): Promise<void> {
  const { db, clock } = server
  const material_id =
    options.material_id === undefined ? await addMaterialTo(server, caseKey, 'receipt') : options.material_id
  const receipt = {
    company_id: caseKey.company_id,
    case_id: caseKey.id,
    id: newId(),
    invoice_code: '011002600111',
    invoice_number: newInvoice(),
    day: '2026-02-20',
    visit_day: null,
    billed_fen: 50_000,
    social_fen: 0,
    own_expense_fen: 0,
    excluded_fen: 0,
    excluded_reason: null,
    payer: '林晓',
    hospital: '北京协和医院',
    snapshot: { read: null, byMember: null, byHandler: null },
    is_sure: true,
    is_confirmed: true,
    sort: 1,
    ...options,
    material_id,
  }
  await db.insertInto('claim_receipt').values(receipt).execute()
  if (!isUnverified) await addInvoiceCheck(db, receipt, clock.now())
}

/** A medical record that matches the declaration. */
const recordFor = (
  { insured_name, visit_start, diagnosis }: CaseRow,
  [receipt]: readonly TestReceipt[],
): string[] => [
  receipt?.hospital ?? '北京协和医院',
  `姓名：${insured_name}`,
  `就诊日期：${visit_start}`,
  `主诉：不适两天。诊断：${diagnosis ?? '急性上呼吸道感染'}。处理：对症治疗，多饮水，随诊。`,
]

const recordOf = (lines: readonly string[]): ReadDocument => ({
  outcome: 'read',
  kind: 'medicalRecord',
  kindConfidence: 1,
  fields: {},
  lines: lines.map((text) => ({ text, confidence: 1, region: [] as never })),
  qrCodes: [],
  turn: 0,
  width: 1000,
  height: 1400,
})

interface AddPolicyOptions {
  readonly yearlyFen: number
  readonly visitFen?: number | null
  readonly deductibleFen?: number
  readonly terms?: Partial<Terms>
  readonly start?: string
}

/** 80 % of everything, up to a sum a year. */
export async function addPolicy({ db }: DemoServer, options: AddPolicyOptions): Promise<string> {
  const { yearlyFen, visitFen = null, deductibleFen = 0, terms, start = '2026-01-01' } = options
  const id = newId()
  const owner = { company_id: companyId, account_id: accountId, family_id: null }
  await db
    .insertInto('policy')
    .values({
      ...owner,
      id,
      name: '测试医疗保险',
      insurer: '安和健康保险',
      policy_no: `T${id.slice(0, 8)}`,
      insured_name: '林晓',
      start_dt: start,
      end_dt: '2026-12-31',
      status: 2,
      cover_fen: 10_000_000,
      used_fen: 0,
    })
    .execute()
  await db
    .insertInto('policy_liability')
    .values({
      company_id: companyId,
      policy_id: id,
      id: newId(),
      name: '门急诊医疗费用',
      visit_type: 'outpatient',
      deductible_fen: deductibleFen,
      ratio: 80,
      visit_fen: visitFen,
      yearly_fen: yearlyFen,
      used_fen: 0,
      waiting_days: 30,
      deductible_used_fen: 0,
      is_lump_sum: false,
      terms: '',
      rule: jsonb({ ...openTerms, ...terms }),
      sort: 0,
    })
    .execute()
  return id
}

async function addSignature({ db, clock, services }: DemoServer): Promise<string> {
  const body = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#123' } })
    .png()
    .toBuffer()
  const file = await keepFile(
    { ...services, db },
    { ownerId: accountId, companyId: null, module: 'claims', contentType: 'image/png', body },
  )
  const id = newId()
  const row = { account_id: accountId, id, file_id: file.id, created_at: clock.now() }
  await db.insertInto('hand_signature').values(row).execute()
  return id
}

async function forgetDemoCases({ db }: DemoServer): Promise<void> {
  const cases = db.selectFrom('claim_case').select('id').where('account_id', '=', accountId)
  for (const table of [
    'claim_material',
    'claim_receipt',
    'claim_line',
    'claim_flag',
    'claim_book',
    'hospital_submission',
  ] as const)
    await db.deleteFrom(table).where('case_id', 'in', cases).execute()
  for (const table of ['payment', 'invoice_use'] as const)
    await db.deleteFrom(table).where('subject_id', 'in', cases).execute()
  await db.deleteFrom('claim_case').where('account_id', '=', accountId).execute()
}
