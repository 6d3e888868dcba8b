import { certificateKinds, tidyCertificate, type CertificateKind } from '@yf/domain/certificate'
import type { KnownGender } from '@yf/domain/gender'
import { relations, type Relation } from '@yf/domain/relations'
import { dayIn } from '@yf/domain/sheet-import'
import type { RowFault, RowValues } from '#features/imports/public.ts'
import { titleOf, type PeopleColumn } from './columns.ts'

/** A row of the file as a person. What is empty says nothing: it is unchanged where the person is known. */
export interface PeopleRow {
  readonly name: string
  readonly certificateKind: CertificateKind
  readonly certificateNumber: string
  readonly phone: string | null
  readonly mail: string | null
  readonly gender: KnownGender | null
  readonly birthday: string | null
  readonly department: string | null
  readonly branch: string | null
  readonly region: string | null
  readonly grade: string | null
  readonly country: string | null
  readonly hiredOn: string | null
  readonly leftOn: string | null
  /** Null is an employee. */
  readonly relation: Relation | null
  readonly holderNumber: string | null
}

export interface ParsedRow {
  readonly row: PeopleRow
  readonly faults: readonly RowFault[]
}

const genders: Readonly<Record<string, KnownGender>> = { 男: 1, 女: 2, 男性: 1, 女性: 2, M: 1, F: 2 }
const kinds = new Map<string, CertificateKind>(
  certificateKinds.flatMap(({ kind, label }) => [
    [label, kind],
    [kind, kind],
  ]),
)
const moreKinds: Readonly<Record<string, CertificateKind>> = {
  居民身份证: 'idCard',
  港澳通行证: 'hkMacaoPermit',
  台胞证: 'taiwanPermit',
  外国人永久居留证: 'foreignerResident',
}
const relationOf = new Map<string, Relation | null>([
  ['', null],
  ['本人', null],
  ['员工', null],
  ...relations.map(({ relation, label }) => [label, relation] as const),
  ['丈夫', 'spouse'],
  ['妻子', 'spouse'],
  ['儿子', 'child'],
  ['女儿', 'child'],
  ['父亲', 'parent'],
  ['母亲', 'parent'],
])

/** Reads the cells of one row, and collects what cannot be read. */
function readerOf(values: RowValues) {
  const faults: RowFault[] = []
  const text = (key: PeopleColumn): string | null => values[key]?.trim() || null
  const fault = (key: PeopleColumn, message: string) => faults.push({ column: titleOf(key), message })
  return {
    faults,
    text,
    oneOf<T>(key: PeopleColumn, find: (text: string) => T | undefined, otherwise: T, hint: string): T {
      const found = find(text(key) ?? '')
      if (found === undefined) fault(key, hint)
      return found === undefined ? otherwise : found
    },
    day(key: PeopleColumn): string | null {
      const written = text(key)
      const day = written === null ? null : dayIn(written)
      if (written !== null && day === null) fault(key, '日期写法无法识别，请写成 2026-01-05')
      return day
    },
  }
}
type RowReader = ReturnType<typeof readerOf>

const kindIn = ({ oneOf }: RowReader): CertificateKind =>
  oneOf<CertificateKind>(
    'certificateType',
    (text) => (text === '' ? 'idCard' : (kinds.get(text) ?? moreKinds[text])),
    'idCard',
    `证件类型应为：${certificateKinds.map(({ label }) => label).join('、')}`,
  )

const genderIn = ({ oneOf }: RowReader): KnownGender | null =>
  oneOf<KnownGender | null>('gender', (text) => (text === '' ? null : genders[text]), null, '性别应为男或女')

const countryIn = ({ oneOf }: RowReader): string | null =>
  oneOf<string | null>(
    'country',
    (text) => (text === '' ? null : /^[A-Z]{2}$/.exec(text)?.[0]),
    null,
    '国家或地区应为两位大写字母，如 CN',
  )

const relationIn = ({ oneOf }: RowReader): Relation | null =>
  oneOf<Relation | null>(
    'relation',
    (text) => relationOf.get(text),
    null,
    '与员工关系应为本人、配偶、子女或父母',
  )

/** With spaces, hyphens or the country code, as people write it. */
const phoneIn = ({ text }: RowReader): string | null =>
  text('phone')
    ?.replaceAll(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '') ?? null

/** `faults` are about what cannot be read; whether the person can be is decided by the rules of people. */
export function parseRow(values: RowValues): ParsedRow {
  const reader = readerOf(values)
  const { text, day } = reader
  const holderNumber = text('holderNumber')
  const row: PeopleRow = {
    name: text('name') ?? '',
    certificateKind: kindIn(reader),
    certificateNumber: tidyCertificate(text('certificateNumber') ?? ''),
    phone: phoneIn(reader),
    mail: text('mail'),
    gender: genderIn(reader),
    birthday: day('birthday'),
    department: text('department'),
    branch: text('branch'),
    region: text('region'),
    grade: text('grade'),
    country: countryIn(reader),
    hiredOn: day('hiredOn'),
    leftOn: day('leftOn'),
    relation: relationIn(reader),
    holderNumber: holderNumber && tidyCertificate(holderNumber),
  }
  return { row, faults: [...reader.faults, ...lengthFaults(row)] }
}

const longest = { department: 100, branch: 100, region: 50, grade: 50 } as const

const lengthFaults = (row: PeopleRow): RowFault[] =>
  (Object.keys(longest) as (keyof typeof longest)[]).flatMap((key) =>
    (row[key] ?? '').length > longest[key]
      ? [{ column: titleOf(key), message: `最多 ${longest[key]} 个字` }]
      : [],
  )
