import type { ReadField } from '@yf/contract/claim-shapes'
import { maskBankCard, maskCertificate } from '@yf/domain/masks'
import type { RecognisedField, DocumentFields, ReadDocument } from '@yf/ocr/document/outcome'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import { openUnder, type SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { printedRow, readingRow } from '../encrypted.ts'
import type { MaterialRow } from '../find.ts'
import { votesText } from './hospital-votes.ts'

/** The content of the picture of a page with a text layer: the author of a PDF can make the two differ. */
export interface PageReading {
  readonly fields: DocumentFields
  readonly lines: readonly string[]
  /** From its table, in fen. */
  readonly amounts: readonly number[]
}

/** The stored form: `page` is set if it was read from its text layer, null if its picture was unreadable. */
export interface StoredReading extends ReadDocument {
  readonly page?: PageReading | null
}

export type ReadingOf = (row: Pick<MaterialRow, 'id' | 'reading_encrypted'>) => StoredReading | null

/** The recognised content of one person's materials; null if not read yet, or if their key was deleted. */
export async function readingsOf(ctx: SubjectKeyDeps, accountId: string): Promise<ReadingOf> {
  const key = await existingSubjectKey(ctx, accountId)
  return ({ id, reading_encrypted }) => {
    if (reading_encrypted === null) return null
    const text = openUnder(key, reading_encrypted, readingRow(id))
    return text === null ? null : (JSON.parse(text) as StoredReading)
  }
}

export const encryptReading = (key: SubjectKey, id: string, reading: ReadDocument): string =>
  key.encrypt(JSON.stringify(reading), readingRow(id))

type PrintedMaterial = Pick<MaterialRow, 'id' | 'printed_encrypted'>

/** The text layer of a page; null for a photograph, or if its owner's key was deleted. */
export async function printedOf(
  ctx: SubjectKeyDeps,
  accountId: string,
  { id, printed_encrypted }: PrintedMaterial,
): Promise<TextLayer | null> {
  if (printed_encrypted === null) return null
  const text = openUnder(await existingSubjectKey(ctx, accountId), printed_encrypted, printedRow(id))
  return text === null ? null : (JSON.parse(text) as TextLayer)
}

export const encryptPrinted = (key: SubjectKey, id: string, layer: TextLayer): string =>
  key.encrypt(JSON.stringify(layer), printedRow(id))

type FieldLabel = readonly [keyof DocumentFields, ReadField['name'], label: string, (value: string) => string]
const whole = (value: string) => value

const fieldLabels: readonly FieldLabel[] = [
  ['code', 'invoiceCode', '发票代码', whole],
  ['number', 'invoiceNumber', '发票号码', whole],
  ['date', 'day', '开票日期', whole],
  ['total', 'billedFen', '金额', whole],
  ['social', 'socialFen', '社保等已支付', whole],
  ['selfFunded', 'ownExpenseFen', '个人自费', whole],
  ['selfPaid', 'selfPaidFen', '个人自付', whole],
  ['pooled', 'pooledFen', '统筹支付', whole],
  ['account', 'accountFen', '个人账户支付', whole],
  ['payer', 'payer', '交款人', whole],
  ['hospital', 'hospital', '医院', whole],
  ['visitDate', 'visitDay', '就诊日期', whole],
  ['admissionDate', 'admissionDay', '入院日期', whole],
  ['dischargeDate', 'dischargeDay', '出院日期', whole],
  ['cardNumber', 'cardNo', '银行卡号', maskBankCard],
  ['idNumber', 'idNo', '证件号码', maskCertificate],
  ['name', 'holder', '姓名', whole],
]

/** Regions as fractions of the picture, so that they fit any display size. */
export const toFieldDtos = ({ fields, hospitalVotes, width, height }: ReadDocument): ReadField[] =>
  fieldLabels.flatMap(([key, name, label, masked]) => {
    const field: RecognisedField<string | number> | undefined = fields[key]
    if (!field) return []
    const foundIn = name === 'hospital' ? votesText(hospitalVotes ?? []) : null
    return {
      name,
      label,
      value: masked(String(field.value)),
      confidence: field.confidence,
      isSure: field.isSure ? 1 : 0,
      region: (field.region ?? []).map(({ x, y }) => ({ x: x / width, y: y / height })),
      ...(foundIn !== null && { foundIn }),
    }
  })
