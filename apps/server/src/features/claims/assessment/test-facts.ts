import { openTerms } from '@yf/domain/adjudication/terms'
import type { ClaimPolicy } from '#features/equity/public.ts'
import type { ReceiptRow } from '../record/find.ts'
import { newCase } from '../record/new-case.ts'
import type { InvoiceCheckRow } from '../evidence/verification/invoice-checks.ts'
import type { CaseFacts } from './facts.ts'
import type { Signs } from './signs.ts'

const read = {
  invoiceCode: '',
  invoiceNumber: '00000000000000000001',
  day: '2026-02-20',
  billedFen: 30_000,
  payer: '林晓',
  hospital: '北京协和医院',
}

export const aReceipt = (changes: Partial<ReceiptRow> = {}): ReceiptRow => ({
  company_id: 'company',
  case_id: 'case',
  id: 'receipt',
  material_id: 'picture',
  invoice_code: read.invoiceCode,
  invoice_number: read.invoiceNumber,
  day: read.day,
  visit_day: null,
  billed_fen: read.billedFen,
  social_fen: 0,
  own_expense_fen: 0,
  self_paid_fen: null,
  pooled_fen: null,
  account_fen: null,
  excluded_fen: 0,
  excluded_reason: null,
  payer: read.payer,
  hospital: read.hospital,
  snapshot: { read, byMember: null, byHandler: null },
  is_sure: true,
  is_confirmed: true,
  sort: 1,
  ...changes,
})

/** The issuer confirms the receipt as given here. */
export const aWord = (changes: Partial<InvoiceCheckRow> = {}): InvoiceCheckRow => ({
  invoice_number: read.invoiceNumber,
  invoice_code: read.invoiceCode,
  day: read.day,
  billed_fen: read.billedFen,
  check_code: null,
  outcome: 'real',
  issued_day: read.day,
  issued_fen: read.billedFen,
  issued_seller: read.hospital,
  issued_payer: read.payer,
  tries: 1,
  created_at: new Date('2026-03-01T02:00:00Z'),
  asked_at: new Date('2026-03-01T02:00:00Z'),
  due_at: null,
  ...changes,
})

const caseRow = newCase(
  {
    company_id: 'company',
    id: 'case',
    account_id: 'account',
    policy_id: 'policy',
    flow: 'new',
    insured_name: '林晓',
    visit_type: 'outpatient',
    visit_start: '2026-02-20',
    hospital: '北京协和医院',
  },
  new Date('2026-03-01T02:00:00Z'),
)

const policy: ClaimPolicy = {
  id: 'policy',
  companyId: 'company',
  accountId: 'account',
  familyId: null,
  name: '团体医疗保险',
  insurer: '示例保险',
  policyNo: 'P1',
  insuredName: '林晓',
  status: 1,
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  coverFen: 10_000_000,
  usedFen: 0,
  liabilities: [
    {
      id: 'outpatient',
      name: '门诊医疗',
      visitType: 'outpatient',
      deductibleFen: 0,
      deductibleUsedFen: 0,
      ratio: 80,
      visitFen: null,
      yearlyFen: 2_000_000,
      usedFen: 0,
      waitingDays: 0,
      terms: openTerms,
    },
  ],
}

/** A case without faults: one receipt of 300 yuan, of which the policy pays 80 %. */
export const facts: CaseFacts = {
  caseRow,
  diagnoses: [{ code: 'J06.9', name: '急性上呼吸道感染' }],
  receipts: [aReceipt()],
  byHand: [],
  policy: { ...policy, opening: policy, earlier: [], earlierUsed: [] },
  itemsOf: () => [],
  hospitalOf: (name) => ({ name, names: [name], grade: null, isPublic: null }),
  card: {
    account_id: 'account',
    id: 'card',
    holder_name: '林晓',
    number_hash: '',
    found_by: '',
    number_encrypted: '',
    last_four: '0014',
    bank_code: 'ICBC',
    bank_name: '工商银行',
    card_kind: '储蓄卡',
    province: '',
    city: '',
    branch: '',
    created_at: caseRow.created_at,
    removed_at: null,
  },
  today: '2026-03-01',
  rule: {
    company_id: 'company',
    redirect_url: null,
    opens_on: null,
    flow: 'new',
    single_fen: 1_000_000,
    automatic_fen: 100_000,
    four_eyes_fen: 500_000,
    mail_address: '北京',
    tip: '',
    china_life_city: null,
    revision: 0,
  },
  materials: [],
  shownReceipts: [],
  needs: [],
  used: [],
  issuerAnswers: new Map([['receipt', aWord()]]),
  documents: [],
  printed: [],
  feeLists: [],
  visits: [],
  marks: [],
  refunded: [],
  declared: {
    person: '林晓',
    sex: null,
    first: '2026-02-20',
    last: '2026-02-20',
    hospitals: ['北京协和医院'],
  },
}

export const noSigns: Signs = {
  paces: [],
  decidedByMachineFen: 0,
  alike: [],
  blocked: [],
  hospitals: [],
  refused: [],
}
