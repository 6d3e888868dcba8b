import type { DocumentFields } from '@yf/ocr/document/outcome'
import type { StoredReading } from '#features/claims/record/materials/reading.ts'

/** A receipt or fee list read from its text layer, and the fields in which its picture differs. */
export interface PrintedPage {
  readonly title: string
  readonly unlike: readonly string[]
}

const compared = {
  number: '发票号码',
  total: '金额',
  date: '开票日期',
  payer: '交款人',
  hospital: '医院',
} as const satisfies Partial<Record<keyof DocumentFields, string>>

const tidy = (value: string | number | undefined) =>
  String(value ?? '')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')

/** If both are missing they differ as well: nothing is known about them. */
const isAlike = (one: string | number | undefined, other: string | number | undefined): boolean =>
  tidy(one) !== '' && tidy(one) === tidy(other)

export const unlikeOnReceipt = ({ fields, page }: StoredReading): string[] =>
  Object.entries(compared).flatMap(([name, label]) =>
    isAlike(fields[name as keyof typeof compared]?.value, page?.fields[name as keyof typeof compared]?.value)
      ? []
      : [label],
  )

export const unlikeOnFeeList = ({ feeLines = [], page }: StoredReading): string[] => {
  const sorted = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other).join(' ')
  return sorted(feeLines.map(({ amount }) => amount)) === sorted(page?.amounts ?? []) ? [] : ['费用明细']
}

export const printedDoubts = (pages: readonly PrintedPage[]): string[] =>
  pages.flatMap(({ title, unlike }) =>
    unlike.length > 0
      ? [`${title}的文字与页面图像不一致或未能核对（${unlike.join('、')}），请以图像为准`]
      : [],
  )
