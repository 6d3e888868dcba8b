import type { WorkReceipt } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { enteredBy } from '#features/claims/assessment/unseen-receipts.ts'
import { toIssuerDto } from '#features/claims/evidence/verification/issuer-dto.ts'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'

type ReadValues = NonNullable<ReceiptRow['snapshot']['read']>

const labels: Readonly<Record<keyof ReadValues, string>> = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  day: '日期',
  billedFen: '金额',
  socialFen: '社保支付',
  ownExpenseFen: '目录外自费',
  selfPaidFen: '个人自付',
  pooledFen: '统筹支付',
  accountFen: '个人账户支付',
  visitDay: '就诊日期',
  payer: '付款人',
  hospital: '医院',
}
const fields = Object.keys(labels) as (keyof ReadValues)[]

type ReceiptFacts = Pick<CaseFacts, 'caseRow' | 'shownReceipts' | 'receipts' | 'issuerAnswers' | 'hospitalOf'>

/** Receipts as the member sees them, plus what only handlers see: removed ones, and who changed what. */
export const toStaffReceiptDtos = ({
  caseRow,
  shownReceipts,
  receipts: rows,
  issuerAnswers,
  hospitalOf,
}: ReceiptFacts): WorkReceipt[] =>
  shownReceipts.flatMap((receipt) => {
    const row = rows.find(({ id }) => id === receipt.id)
    if (!row) return []
    return [
      {
        ...receipt,
        enteredBy: enteredBy(row),
        excludedFen: row.excluded_fen,
        excludedReason: row.excluded_reason,
        visitDay: row.visit_day,
        history: historyOf(row.snapshot),
        issuer: toIssuerDto(caseRow, row, {
          check: issuerAnswers.get(row.id),
          hospital: hospitalOf(row.hospital ?? caseRow.hospital ?? ''),
        }),
      },
    ]
  })

/** 识别 金额：¥12.00, then 会员改为 …: only differences are listed. */
export function historyOf({ read, byMember, byHandler }: ReceiptRow['snapshot']): string[] {
  const stages = [
    ['识别', read],
    ['会员填写', byMember],
    ['专员更正', byHandler],
  ] as const
  return fields.flatMap((field) => {
    const entries = stages.flatMap(([who, values]) =>
      values && values[field] !== undefined ? [[who, textOf(field, values[field])] as const] : [],
    )
    if (new Set(entries.map(([, text]) => text)).size < 2) return []
    return entries.map(([who, text]) => `${who} ${labels[field]}：${text}`)
  })
}

function textOf(field: keyof ReadValues, value: string | number | null): string {
  if (value === null || value === '') return '空'
  return field.endsWith('Fen') ? formatFen(Number(value)) : String(value)
}
