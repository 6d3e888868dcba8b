import { meantName } from '../fields/names.ts'
import { sliceOf } from '../picture/geometry.ts'
import { weakest, type Line } from '../text/line.ts'
import { findAll, rowOf, type Found } from '../text/rows.ts'
import { candidate, fieldOf } from './field.ts'
import { firstOf, gap, partiesOf } from './labels.ts'
import type { DocumentKind, Field } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const ending =
  '(?:医院|卫生院|卫生服务中心|卫生服务站|卫生室|诊所|门诊部|保健院|保健所|医疗中心|防治院|防治所|疗养院|急救中心|体检中心|药房|药店)(?:有限(?:责任)?公司)?'
const name = String.raw`[\p{Script=Han}()·]{2,30}${ending}(?:\([\p{Script=Han}]{2,10}\))?`
/** A seal can tear a name in two. */
const tornName = String.raw`(?:[\p{Script=Han}()·]{1,20} )?[\p{Script=Han}()·]{1,30}${ending}(?:\([\p{Script=Han}]{2,10}\))?`
const label = String.raw`(?:收款单位|开票单位|医疗机构|就诊医院|医院)(?:名称)?[(章盖)]{0,4}`
const labels = [
  new RegExp(String.raw`${label}${gap}(?<value>${tornName})`, 'dgu'),
  new RegExp(String.raw`收款单位[(章盖)]{0,4}${gap}(?<value>[\p{Script=Han}()·]{4,30})`, 'dgu'),
]
/** 综合医院 behind 医疗机构类型 is a kind and no name. */
const anywhere = new RegExp(String.raw`(?<!类型${gap})(?<value>${name})`, 'dgu')

/** Where the name stands by its label, otherwise wherever a hospital is named; the seller on a tax invoice. */
export async function hospitalField(sheet: Sheet, kind: DocumentKind): Promise<Field<string> | undefined> {
  const seller = kind === 'vatInvoice' ? partiesOf(sheet)[1] : undefined
  const found = seller ?? firstOf(sheet, [...labels, anywhere])[0]
  if (!found) return undefined
  const best = await besideSeal(sheet, found)
  const value = printed(best.text)
  const meant = meantName(value, sheet.options.expectedHospitals ?? [])
  // 第一 and 第二 are one character apart: a known name is sure only where every character was read well.
  const isKnown = meant?.isExact === true && weakest(best) >= wellRead
  return fieldOf(candidate(meant?.name ?? value, best), sheet.scale, {
    isSure: isKnown || isNamedTwice(sheet, best.text),
  })
}

/**
 * The seal stands on the name more often than not: it is read again in red light, flatter, beyond its end and wider, until two
 * readings agree. The model rather skips a rare character than it adds one, so of readings that are about as sure the longest is it.
 */
async function besideSeal(sheet: Sheet, found: Found): Promise<Line> {
  const { box } = found.line
  const flat = { ...box, width: box.width + box.height * 0.4, height: box.height * 0.9 }
  const longer = sliceOf(flat, 0, 1 + (3 * box.height) / flat.width)
  const looks = [
    { place: flat, channel: 'red' },
    { place: longer, channel: 'red' },
    { place: flat, channel: 'colour' },
    { place: flat, channel: 'red', stretch: 1.5 },
  ] as const
  const readings: Line[] = new RegExp(`^${tornName}$`, 'u').test(found.text) ? [whole(found)] : []
  for (const { place, ...look } of looks) {
    const row = rowOf([{ ...(await sheet.look(place, look)), box: place }])
    readings.push(...findAll([row], new RegExp(`(?<value>${name})`, 'dgu')).map(whole))
    const [first, second] = readings
    if (readings.length === 2 && first!.text === second!.text && weakest(second!) >= wellRead) return second!
  }
  const surest = Math.max(...readings.map((line) => line.confidence))
  const near = readings.filter((line) => line.confidence >= surest - 0.03)
  const votes = (line: Line) => near.filter((other) => other.text === line.text).length
  const [best] = near.toSorted(
    (one, other) =>
      other.text.length - one.text.length || votes(other) - votes(one) || other.confidence - one.confidence,
  )
  return best ?? found.line
}

const wellRead = 0.9
const whole = ({ text, line }: Found): Line => ({ ...line, text: text.replaceAll(' ', '') })

const isNamedTwice = (sheet: Sheet, text: string) =>
  findAll(sheet.rows, anywhere).filter((one) => one.text === text).length > 1

/** Brackets come out full-width, as they are printed. */
const printed = (text: string) => text.replaceAll('(', '（').replaceAll(')', '）')
