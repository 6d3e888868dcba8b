import { issuerOf } from '../fields/bank-of-card.ts'
import { passesLuhn } from '../fields/luhn.ts'
import { around } from '../picture/geometry.ts'
import { weakest } from '../text/line.ts'
import { cut, type TextRow } from '../text/rows.ts'
import { readChecked, type CheckedNumber } from './checked-number.ts'
import { fieldOf, type Candidate } from './field.ts'
import type { DocumentFields } from './outcome.ts'
import type { Sheet } from './sheet.ts'

export const isCardNumber = (text: string) => passesLuhn(text) && issuerOf(text) !== null

const digitsIn = (row: TextRow) => row.text.replaceAll(/\D/g, '')

export async function bankCardFields(sheet: Sheet): Promise<DocumentFields> {
  const rows = sheet.rows
    .filter((row) => digitsIn(row).length >= 8)
    .toSorted((one, other) => digitsIn(other).length - digitsIn(one).length)
    .slice(0, 3)
  for (const row of rows) {
    const found = await numberOf(sheet, row)
    if (found) return fieldsOf(sheet, found)
  }
  const [longest] = rows
  const unchecked = longest && digitsIn(longest)
  if (!unchecked || unchecked.length < 13) return {}
  const line = cut(longest, 0, longest.text.length)!
  return fieldsOf(sheet, {
    value: unchecked,
    box: line.box,
    isSure: false,
    confidence: Math.min(0.5, weakest(line)),
  })
}

/** The original reading where it passes every check with certain digits, otherwise a new reading of the whole row. */
async function numberOf(sheet: Sheet, row: TextRow): Promise<CheckedNumber | null> {
  const digitIndexes = [...row.text.matchAll(/\d/g)].map((match) => match.index)
  const line = cut(row, digitIndexes[0]!, digitIndexes.at(-1)! + 1)!
  const value = digitsIn(row)
  const confidence = weakest(line)
  const box = around([line.box])
  if (isCardNumber(value) && confidence >= 0.9 && !/[^\d ]/.test(line.text))
    return { value, box, isSure: true, confidence }
  return readChecked(sheet, box, isCardNumber)
}

function fieldsOf(sheet: Sheet, number: CheckedNumber): DocumentFields {
  const line = { text: number.value, letters: [], confidence: number.confidence, box: number.box }
  const at = <T>(value: T): Candidate<T> => ({ value, line, confidence: number.confidence })
  const cardNumber = fieldOf(at(number.value), sheet.scale, number)
  const issuer = issuerOf(number.value)
  if (!issuer) return { cardNumber }
  const derived = { isSure: number.isSure, confidence: number.confidence }
  return {
    cardNumber,
    bank: { ...fieldOf(at(issuer.bank), sheet.scale, derived), region: null },
    cardKind: { ...fieldOf(at(issuer.kind), sheet.scale, derived), region: null },
  }
}
