import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { addDays } from '@yf/domain/dates'
import { tidyHospital } from '@yf/domain/adjudication'

/** A document of the case other than its receipts, with the recognised text line by line. */
export interface CaseDocument {
  readonly kind: MaterialKind
  readonly name: string
  /** null if it could not be read */
  readonly lines: readonly string[] | null
  /** Whether it labels a day as the visit's; that day is compared with the declaration elsewhere. */
  readonly isDated?: boolean
  /** For a page with a text layer and a picture: which of the two these lines come from. */
  readonly from?: 'letters' | 'picture'
}

/** The declared values, which the documents should confirm. */
export interface DeclaredFacts {
  readonly person: string
  /** null if it is unknown */
  readonly sex: '男' | '女' | null
  readonly first: string | null
  readonly last: string | null
  /** Any of its names. */
  readonly hospitals: readonly string[]
}

/** Fewer characters than this cannot be a doctor's text. */
const leastSigns = 20
/** A record is sometimes written on the day after. */
const daysOfGrace = 1

const tidy = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** Each disagreement between a document and the declaration, as text for a handler. */
export function disagreements(
  { kind, name, lines, isDated }: CaseDocument,
  declared: DeclaredFacts,
): string[] {
  const title = `${materialKinds[kind]}「${name}」`
  const unread = [`${title}没有读到文字，请核对图片`]
  if (lines === null) return unread
  const text = tidy(lines.join(''))
  if (text.length < leastSigns) return unread
  return [
    personDisagrees(lines, declared),
    isDated ? null : dayDisagrees(text, declared),
    hospitalDisagrees(text, declared),
  ].flatMap((difference) => (difference ? [`${title}${difference}`] : []))
}

/** Text that may follow a name without a gap, and never begins one. */
const nextLabels =
  '姓名|性别|年龄|科[室别]|男|女|出生|门诊|住院|就诊|病历|主诉|诊断|床号|费别|民族|婚姻|职业|单位|电话|地址|住址|身份|医保|编号|日期'
const nameSign = String.raw`(?!${nextLabels})[\u4e00-\u9fff·]`
const nameEnds = String.raw`(?=${nextLabels}|[^\u4e00-\u9fff·]|$)`
/** 患者 also begins sentences (患者咳3天): without a colon one following character is no name. */
const named = new RegExp(
  String.raw`(?<=姓名:?\s*|(?:患者|病人):\s*)(?:${nameSign}){1,4}${nameEnds}|(?<=患者|病人)(?:${nameSign}){2,4}${nameEnds}`,
)

function personDisagrees(lines: readonly string[], { person, sex }: DeclaredFacts): string | null {
  const text = lines.map(tidy).join('\n')
  const expected = tidy(person)
  // 林晓明 is not 林晓; 林晓 已婚 is: here a gap ends the name.
  const apart = named.exec(lines.map((line) => line.normalize('NFKC')).join('\n'))?.[0]
  const isAnother = apart !== undefined && apart !== expected && apart.startsWith(expected)
  if (isAnother || !tidy(text).includes(expected)) {
    const read = isAnother ? apart : named.exec(text)?.[0]
    return read ? `的姓名为${read}，与就诊人${person}不同` : `上没有找到就诊人${person}的姓名`
  }
  const readSex = /性别:?(男|女)/.exec(tidy(text))?.[1]
  return sex && readSex && readSex !== sex ? `的性别为${readSex}，与就诊人不同` : null
}

const dates = /(20\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})/g

const daysIn = (text: string): string[] =>
  [...text.matchAll(dates)].map(([, ...parts]) => parts.map((part) => part.padStart(2, '0')).join('-'))

function dayDisagrees(text: string, { first, last }: DeclaredFacts): string | null {
  if (first === null) return null
  const found = daysIn(text)
  if (found.length === 0) return '上没有读到就诊日期'
  const until = addDays(last ?? first, daysOfGrace)
  return found.some((day) => first <= day && day <= until)
    ? null
    : `的日期为${found[0]}，与申报的就诊日期${first}不同`
}

const anyHospital = /[\u4e00-\u9fff]{2,16}?(?:医院|卫生院|卫生服务中心|诊所|门诊部)/

function hospitalDisagrees(text: string, { hospitals }: DeclaredFacts): string | null {
  const expected = hospitals.map(tidyHospital).filter(Boolean)
  if (expected.length === 0 || expected.some((name) => text.includes(name))) return null
  const read = anyHospital.exec(text)?.[0]
  return read ? `的医院为${read}，与申报的${expected[0]}不同` : `上没有找到${expected[0]}`
}
