import {
  applicationBookHash,
  usualDeclarations,
  type ApplicationBook,
} from '@yf/papers/documents/application-book'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { companyNameOf } from '#features/company/public.ts'
import { applicantOf, insuredOf, phoneOfCase, type PersonDeps } from '#features/claims/record/people.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'
import { decrypted } from '#features/claims/record/health-texts.ts'
import { missingInformation } from '#features/claims/assessment/information.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { cardRow } from '#features/claims/record/encrypted.ts'
import { issuerOf, type IssuerDeps } from './issuer.ts'

export interface DatedBook {
  readonly book: ApplicationBook
  readonly hash: string
}

export type BookOutcome =
  | { readonly kind: 'book'; readonly on: (day: string) => DatedBook }
  | { readonly kind: 'incomplete'; readonly message: string }

/** The application PDF of the case's present contents, dated by day: this is what the member signs. */
export async function bookOf(ctx: PersonDeps & IssuerDeps, facts: CaseFacts): Promise<BookOutcome> {
  const { caseRow, receipts, materials, card, policy } = facts
  const { visit_type, visit_start } = caseRow
  const message = missingInformation(caseRow, receipts, card)
  if (message || !policy || !card || !visit_type || !visit_start)
    return { kind: 'incomplete', message: message ?? '请先填写申请信息' }
  const [insured, applicant, phone, company, healthTexts] = await Promise.all([
    insuredOf(ctx, caseRow),
    applicantOf(ctx, caseRow.account_id),
    phoneOfCase(ctx, caseRow),
    companyNameOf(ctx.db, caseRow.company_id),
    decrypted(ctx, caseRow),
  ])
  const relation = insured.relation === applicant.relation ? '本人' : `被保险人为申请人的${insured.relation}`
  const content: Omit<ApplicationBook, 'appliedAt'> = {
    caseNo: caseRow.case_no,
    issuer: issuerOf(ctx),
    company,
    insured: person(insured, insured.phone || phone),
    applicant: { ...person(applicant, phone), relation },
    policy: {
      policyNo: policy.policyNo,
      name: policy.name,
      insurer: policy.insurer,
      startDt: policy.startDt,
      endDt: policy.endDt,
    },
    visit: {
      type: visit_type,
      hospital: caseRow.hospital ?? receipts.find(({ hospital }) => hospital)?.hospital ?? '',
      startDt: visit_start,
      endDt: caseRow.visit_end ?? visit_start,
      diagnosis: healthTexts.diagnosis ?? '',
      account: healthTexts.accident_note ?? '',
    },
    payee: {
      name: card.holder_name,
      bank: `${card.bank_name}${card.branch}`,
      cardNo: ctx.cipher.open(card.number_encrypted, cardRow(card.id)),
    },
    materials: counted(materials),
    receipts: receipts.flatMap((receipt) => bookReceipt(caseRow, receipt)),
    declarations: usualDeclarations,
  }
  return { kind: 'book', on: (day) => dated(content, day) }
}

function dated(content: Omit<ApplicationBook, 'appliedAt'>, day: string): DatedBook {
  const book = { ...content, appliedAt: startOfDay(day) }
  return { book, hash: applicationBookHash(book) }
}

/** The PDF with this hash: of today, or of yesterday if it was signed before midnight. */
export function bookWithHash({ on }: { on: (day: string) => DatedBook }, hash: string, now: Date) {
  const today = shanghaiDay(now)
  return [today, addDays(today, -1)].map(on).find((dated) => dated.hash === hash) ?? null
}

const person = (
  { name, certificateKind, certificateNo }: Omit<ApplicationBook['insured'], 'phone'>,
  phone: string,
) => ({ name, certificateKind, certificateNo, phone })

function counted(materials: CaseFacts['materials']): ApplicationBook['materials'] {
  const counts = new Map<MaterialKind, number>()
  for (const { kind, isSaved } of materials) if (isSaved) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** Without recognition (old and hospital flow) a draft has no receipts; later ones were not signed. */
const bookReceipt = (
  { flow, hospital }: CaseRow,
  receipt: ReceiptRow,
): ApplicationBook['receipts'][number][] =>
  flow !== 'new'
    ? []
    : [
        {
          invoiceCode: receipt.invoice_code || null,
          invoiceNo: receipt.invoice_number ?? '',
          day: receipt.day ?? '',
          hospital: receipt.hospital ?? hospital ?? '',
          billedFen: receipt.billed_fen ?? 0,
        },
      ]
