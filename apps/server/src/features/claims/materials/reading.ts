import type { ReadField } from '@yf/contract/claim-shapes'
import { maskBankCard, maskCertificate } from '@yf/domain/masks'
import type { Field, Fields, ReadDocument } from '@yf/ocr/document/outcome'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import { readingRow } from '../sealed.ts'
import type { MaterialRow } from './store.ts'

/** What was read off a material; null where nothing was yet. */
export const readingOf = (
  cipher: FieldCipher,
  { id, reading_sealed }: Pick<MaterialRow, 'id' | 'reading_sealed'>,
): ReadDocument | null =>
  reading_sealed === null ? null : (JSON.parse(cipher.open(reading_sealed, readingRow(id))) as ReadDocument)

export const sealReading = (cipher: FieldCipher, id: string, reading: ReadDocument): string =>
  cipher.seal(JSON.stringify(reading), readingRow(id))

type Shown = readonly [keyof Fields, ReadField['name'], label: string, (value: string) => string]
const whole = (value: string) => value

const shown: readonly Shown[] = [
  ['code', 'invoiceCode', '发票代码', whole],
  ['number', 'invoiceNumber', '发票号码', whole],
  ['date', 'day', '开票日期', whole],
  ['total', 'billedFen', '金额', whole],
  ['social', 'socialFen', '社保等已支付', whole],
  ['payer', 'payer', '交款人', whole],
  ['hospital', 'hospital', '医院', whole],
  ['cardNumber', 'cardNo', '银行卡号', maskBankCard],
  ['idNumber', 'idNo', '证件号码', maskCertificate],
  ['name', 'holder', '姓名', whole],
]

/** Regions as fractions of the picture, so that they fit whatever size it is shown in. */
export const fieldsOnTheWire = ({ fields, width, height }: ReadDocument): ReadField[] =>
  shown.flatMap(([key, name, label, masked]) => {
    const field: Field<string | number> | undefined = fields[key]
    if (!field) return []
    return {
      name,
      label,
      value: masked(String(field.value)),
      confidence: field.confidence,
      isSure: field.isSure ? 1 : 0,
      region: (field.region ?? []).map(({ x, y }) => ({ x: x / width, y: y / height })),
    }
  })
