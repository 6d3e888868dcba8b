import type { Truth } from '@yf/ocr-pictures/truth'
import type { DocumentFields } from '@yf/ocr/document/outcome'
import { fenOfCapitals } from '@yf/ocr/fields/capital-amount'
import type { OcrOutcome } from '../apps/server/src/platform/ocr/ocr.port.ts'

export type ComparedFieldName = keyof DocumentFields

export interface ComparedField {
  readonly name: ComparedFieldName
  readonly expected: string | number
  readonly read: string | number | null
  readonly isRight: boolean
  readonly isSure: boolean
}

export interface ComparedDocument {
  readonly truth: Truth
  readonly kind: string
  readonly isKindRight: boolean
  readonly fields: readonly ComparedField[]
}

/** The truth calls every number `number`; the reader distinguishes them. */
const numberNames: Partial<Record<Truth['kind'], ComparedFieldName>> = {
  bankCard: 'cardNumber',
  idCardFront: 'idNumber',
}

function expectedFieldsOf({ kind, fields }: Truth): Array<[ComparedFieldName, string | number]> {
  const { number, capitalAmount, code, date, total, social } = fields
  const { payer, hospital, bank, name, validFrom, validTo } = fields
  const capitalFen = capitalAmount ? fenOfCapitals(capitalAmount) : null
  const rest = { code, date, total, social, payer, hospital, bank, name, validFrom, validTo }
  const expected: Array<[string, string | number | null | undefined]> = [
    [numberNames[kind] ?? 'number', number],
    ['capitalAmount', capitalFen],
    ...Object.entries(rest),
  ]
  return expected.flatMap(([field, value]) =>
    value === undefined || value === null
      ? []
      : [[field as ComparedFieldName, value] as [ComparedFieldName, string | number]],
  )
}

const fieldKinds = new Set<Truth['kind']>([
  'medicalReceipt',
  'vatInvoice',
  'bankCard',
  'idCardFront',
  'idCardBack',
])

export function compare(truth: Truth, outcome: OcrOutcome): ComparedDocument {
  const isRead = outcome.outcome === 'read'
  const fields = isRead ? outcome.fields : {}
  const expected = fieldKinds.has(truth.kind) ? expectedFieldsOf(truth) : []
  return {
    truth,
    kind: isRead ? outcome.kind : outcome.outcome,
    isKindRight: isRead && outcome.kind === truth.kind,
    fields: expected.map(([name, value]) => {
      const field = fields[name]
      const isRight = field !== undefined && plain(field.value) === plain(value)
      return { name, expected: value, read: field?.value ?? null, isRight, isSure: field?.isSure ?? false }
    }),
  }
}

/** Narrow and wide brackets are equivalent. */
const plain = (value: string | number) => String(value).normalize('NFKC').replaceAll(/\s/g, '')
