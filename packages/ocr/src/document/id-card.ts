import { datePattern, isoDateOf } from '../fields/date-forms.ts'
import { isIdNumber } from '../fields/id-number.ts'
import { weakest } from '../text/line.ts'
import { findAll } from '../text/rows.ts'
import { isConfirmed } from './reread.ts'
import { readChecked, type CheckedNumber } from './checked-number.ts'
import { candidate, fieldOf, verySure, type Candidate } from './field.ts'
import type { RecognisedField, DocumentFields } from './outcome.ts'
import { nameField } from './payer.ts'
import type { Sheet } from './sheet.ts'

const eighteen = /(?<value>\d{17}[\dXx])(?![\dXx])/dg
const nearlyEighteen = /(?<value>[\dXxOoIl]{15,20})/dg
const nameLabel = /姓 ?名[:.;]? ?(?<value>[\p{Script=Han}·]{2,15})/dgu

export async function idCardFrontFields(sheet: Sheet): Promise<DocumentFields> {
  const number = await idNumberOf(sheet)
  const name = nameOf(sheet)
  return {
    ...(name && { name: nameField(sheet, name) }),
    ...(number && { idNumber: idField(sheet, number) }),
  }
}

async function idNumberOf(sheet: Sheet): Promise<CheckedNumber | null> {
  const passing = findAll(sheet.rows, eighteen).find((one) => isIdNumber(one.text.toUpperCase()))
  if (passing && weakest(passing.line) >= 0.8) {
    const { line, text } = passing
    return { value: text.toUpperCase(), box: line.box, isSure: true, confidence: weakest(line) }
  }
  const [near] = findAll(sheet.rows, nearlyEighteen)
  return near ? readChecked(sheet, near.line.box, isIdNumber) : null
}

function idField(sheet: Sheet, { value, box, isSure, confidence }: CheckedNumber): RecognisedField<string> {
  const line = { text: value, letters: [], confidence, box }
  return fieldOf({ value, line, confidence }, sheet.scale, { isSure, confidence })
}

/** Next to its label; if the label was not read, the short line above 性别. */
function nameOf(sheet: Sheet): Candidate<string> | null {
  const [labelled] = findAll(sheet.rows, nameLabel)
  if (labelled) return candidate(labelled.text, labelled.line)
  const sex = sheet.rows.findIndex((row) => /性别|民族/.test(row.text))
  const above = sheet.rows.slice(0, Math.max(0, sex)).at(-1)
  const [bare] = above ? findAll([above], /(?<value>[\p{Script=Han}·]{2,15})$/dgu) : []
  return bare ? candidate(bare.text.replace(/^[姓名]+/, ''), bare.line) : null
}

const validity = new RegExp(`(?<value>${datePattern}) ?[-—–~至一]+ ?(?:${datePattern}|长 ?期)`, 'dg')

export async function idCardBackFields(sheet: Sheet): Promise<DocumentFields> {
  const [found] = findAll(sheet.rows, validity)
  if (!found) return {}
  const text = found.row.text.slice(found.row.text.indexOf(found.text))
  const end = new RegExp(`[-—–~至一] ?(${datePattern}|长 ?期)`).exec(text.slice(found.text.length))?.[1] ?? ''
  const from = isoDateOf(found.text)
  const to = /长/.test(end) ? '长期' : isoDateOf(end)
  if (!from || !to) return {}
  // A card is valid for five, ten or twenty years to the day, or indefinitely: two such dates were read correctly.
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  const isTerm = to !== '长期' && [5, 10, 20].includes(years) && to.slice(5) === from.slice(5)
  const start = candidate(from, found.line)
  const isSure =
    isTerm ||
    (start.confidence >= verySure &&
      to === '长期' &&
      (await isConfirmed(sheet, found.line, (again) => again.includes(found.text))))
  return {
    validFrom: fieldOf(start, sheet.scale, { isSure }),
    validTo: fieldOf({ ...start, value: to }, sheet.scale, { isSure }),
  }
}
