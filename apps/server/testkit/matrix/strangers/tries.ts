import { randomInt } from 'node:crypto'
import { newId } from '#platform/ids.ts'
import { inventedCertificate, people } from '#seeds/people.ts'
import type { NamedCall } from '#testkit/named-calls.ts'
import { inventInput, type KnownValues } from '#testkit/distributed/invent-input.ts'
import { changedAt, fieldsOf, isId, withTexts, type MatrixField } from '../fields.ts'
import type { OwnedRows, OwnedRow } from './owned.ts'
import { owner, ownersCompany } from './callers.ts'

/** Names of fields, besides ids, by which records are found. */
const isFoundBy = /(No|Number|Key|keyword|phone|mobile|email|url|Hash)$/i

const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Field names that refer to a row of `claim_case` in calls: caseId, claimCaseId, claimId. */
const callsItself = (table: string): string[] => {
  const parts = table.split('_')
  return [table, parts.at(-1)!, parts[0]!].map((word) => `${camel(word)}Id`)
}

const ownPerson = people.find(({ key }) => key === owner.person)!
/** Encrypted in the database, and known to anybody who knows the person. */
const ownNumbers: KnownValues = {
  phone: ownPerson.phone,
  mobile: ownPerson.phone,
  oldPhone: ownPerson.phone,
  username: ownPerson.phone,
  certificateNumber: ownPerson.certificate,
  applyIdNo: ownPerson.certificate,
}

/** All values of one of the owner's rows for fields of calls, by field name. */
function knownValuesFrom(table: string, row: OwnedRow, cases: ReadonlyMap<unknown, OwnedRow>): KnownValues {
  const about = cases.get(row['case_id'] ?? row['subject_id'])
  const columns = Object.entries({ ...about, ...row }).filter(([, value]) => typeof value === 'string')
  const named = columns.map(([column, value]) => [camel(column), value] as const)
  const byName = named.filter(([name]) => name.endsWith('Id') || isFoundBy.test(name))
  const itself = typeof row['id'] === 'string' ? callsItself(table).map((name) => [name, row['id']]) : []
  const itsCase = about ? [['caseId', about['id']]] : []
  return {
    ...ownNumbers,
    ...Object.fromEntries([...byName, ...itsCase, ...itself]),
    id: row['id'] ?? row['account_id'],
    keyword: row['case_no'] ?? row['name'] ?? '林',
    accountId: owner.accountId,
    companyId: row['company_id'] ?? ownersCompany,
  } as KnownValues
}

/** Up to this many rows of each of the owner's tables, as values for fields. */
export function knownValuesOf({ tables }: OwnedRows, perTable: number): KnownValues[] {
  const cases = new Map(
    tables.find(({ table }) => table === 'claim_case')?.rows.map((row) => [row['id'], row]),
  )
  return tables.flatMap(({ table, rows }) =>
    spread(rows, perTable).map((row) => knownValuesFrom(table, row, cases)),
  )
}

/** Spread over the whole list, so that cases of every state are included. */
export const spread = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!)

/** The known value for an id of that name: `userFamilyId` is a family's id. */
function idFor(name: string, known: KnownValues): unknown {
  const ending = Object.keys(known).find(
    (key) => key.length > 2 && name.toLowerCase().endsWith(key.toLowerCase()),
  )
  return known[name] ?? (ending === undefined ? undefined : known[ending])
}

interface IdQuestion {
  readonly input: object
  /** How many of its ids match the fields that the call requires. */
  readonly fits: number
}

/** Inputs for a call whose ids all come from one of the owner's rows and the rows that it references. */
function questionFor({ row }: NamedCall, ids: readonly MatrixField[], known: KnownValues): IdQuestion {
  let input = inventInput(row.request, known)
  let fits = 0
  for (const field of ids) {
    const value = idFor(field.name, known)
    if (value !== undefined && field.name !== 'companyId') fits += 1
    // Fields without a known value are tried with the row's own id.
    input = changedAt(input, field.path, { value: value ?? known['id'] })
  }
  return { input, fits }
}

/** Up to this many distinct requests to a call, the best matches first. */
export function inputsFor(call: NamedCall, all: readonly KnownValues[], count: number): object[] {
  const ids = fieldsOf(call.row.request).filter(isId)
  const questions = all.map((known) => questionFor(call, ids, known))
  const each = [...new Map(questions.map((one) => [JSON.stringify(one.input), one])).values()]
  const best = Math.max(0, ...each.map(({ fits }) => fits))
  const fitting = spread(
    each.filter(({ fits }) => fits === best),
    count,
  )
  const others = spread(
    each.filter(({ fits }) => fits < best),
    count - fitting.length,
  )
  return [...fitting, ...others].map(({ input }) => input)
}

/** Ids and texts that identify records. */
export interface ForeignData {
  readonly ids: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

/** The same request about a nonexistent person: every value of the owner's is replaced by one that nobody has. */
export const aboutNobody = (input: object, { ids, texts }: ForeignData): object =>
  withTexts(input, (text) => (ids.has(text) ? newId() : texts.has(text) ? scrambled(text) : text))

/** The request without the owner's values. */
export const withoutOwn = (input: object, { ids, texts }: ForeignData): object =>
  withTexts(input, (text) => (ids.has(text) || texts.has(text) ? '*' : text))

/** A request without values of the owner's is the same about anybody. */
export const isAboutOwn = (input: object, strange: ForeignData): boolean =>
  JSON.stringify(withoutOwn(input, strange)) !== JSON.stringify(input)

const scrambled = (text: string): string =>
  text === ownPerson.certificate
    ? inventedCertificate('1971-01-01', randomInt(100, 999))
    : text === ownPerson.phone
      ? `1399${String(randomInt(1e7)).padStart(7, '0')}`
      : text.replaceAll(/\d/g, () => String(randomInt(10)))

/** Texts that identify records of the owner's. */
export const findingTexts = (all: readonly KnownValues[]): Set<string> =>
  new Set(
    all.flatMap((known) =>
      Object.entries(known).flatMap(([name, value]) =>
        typeof value === 'string' && (isFoundBy.test(name) || name in ownNumbers) ? [value] : [],
      ),
    ),
  )
