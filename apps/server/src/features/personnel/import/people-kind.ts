import { shanghaiDay } from '@yf/domain/dates'
import type { PersonFault } from '@yf/domain/person'
import type {
  AppliedRow,
  CheckedRow,
  ImportAuthor,
  ImportContext,
  ImportKind,
  RowFault,
  RowToApply,
  WrittenRow,
} from '#features/imports/public.ts'
import {
  certificateHash,
  countMoved,
  hireNewcomers,
  holdersOfPhones,
  peopleByCertificates,
  phoneHash,
  restorePerson,
  type EventAuthor,
  type KnownPerson,
  type NewcomerRequest,
  type PersonBefore,
} from '#features/people/public.ts'
import { applyPlan } from './apply-plan.ts'
import { peopleColumns, titleOf } from './columns.ts'
import { exportedPeople } from './export.ts'
import { outcomeOf, planOf } from './plan.ts'
import { parseRow, type ParsedRow, type PeopleRow } from './row.ts'

const columnOf: Readonly<Record<string, string>> = {
  certificateKind: 'certificateType',
  from: 'hiredOn',
  until: 'leftOn',
  holder: 'holderNumber',
}
const faultAt = ({ field, message }: PersonFault): RowFault => ({
  column: titleOf(columnOf[field] ?? field),
  message,
})

type Known = ReadonlyMap<string, KnownPerson>

interface KnownData {
  readonly people: Known
  readonly phones: ReadonlyMap<string, readonly string[]>
  readonly today: string
}

async function knownData(
  ctx: ImportContext,
  companyId: string,
  rows: readonly PeopleRow[],
): Promise<KnownData> {
  const numbers = rows.flatMap(({ certificateNumber, holderNumber }) => [
    certificateNumber,
    ...(holderNumber === null ? [] : [holderNumber]),
  ])
  const phones = rows.flatMap(({ phone }) => phone ?? [])
  return {
    people: await peopleByCertificates(ctx, companyId, [...new Set(numbers)].filter(Boolean)),
    phones: await holdersOfPhones(ctx, companyId, [...new Set(phones)]),
    today: shanghaiDay(ctx.clock.now()),
  }
}

function checkRow({ cipher }: ImportContext, { row, faults }: ParsedRow, data: KnownData): CheckedRow {
  const known = data.people.get(row.certificateNumber)
  const plan = planOf(cipher, row, known, data.today)
  // A cell that cannot be read is not missing as well.
  const isUnread = ({ column }: RowFault) => faults.some((fault) => fault.column === column)
  const planned = plan.kind === 'fault' ? plan.faults.map(faultAt).filter((fault) => !isUnread(fault)) : []
  const found = [...faults, ...planned]
  const others = row.phone === null ? [] : (data.phones.get(row.phone) ?? [])
  if (others.some((id) => id !== known?.person.id))
    found.push({ column: titleOf('phone'), message: '该手机号已登记给本企业的其他人' })
  const holder = holderOf(row, data.people)
  return {
    outcome: found.length > 0 ? 'faulty' : outcomeOf(plan),
    faults: found,
    keyHash: row.certificateNumber === '' ? null : certificateHash(cipher, row.certificateNumber),
    claimHash: row.phone === null ? null : phoneHash(cipher, row.phone),
    needsHash: holder === 'unknown' ? certificateHash(cipher, row.holderNumber!) : null,
    position: row.relation === null ? 0 : 1,
  }
}

/** Whoever is not known yet, or returns with this file, has to be in it. */
function holderOf({ relation, holderNumber }: PeopleRow, people: Known): 'here' | 'unknown' | null {
  if (relation === null || holderNumber === null) return null
  const found = people.get(holderNumber)
  if (!found || found.person.relation !== null) return 'unknown'
  return found.person.status === 'active' || found.person.status === 'coming' ? 'here' : 'unknown'
}

/**
 * What is known is read for all rows at once, and people who are new to the company are written at once; the others
 * follow one after the other.
 */
async function apply(
  ctx: ImportContext,
  author: ImportAuthor,
  rows: readonly RowToApply[],
): Promise<AppliedRow[]> {
  const parsed = rows.map(({ values }) => parseRow(values))
  const data = await knownData(
    ctx,
    author.companyId,
    parsed.map(({ row }) => row),
  )
  const newcomers = rows.flatMap(({ id }, at) => newcomerIn(ctx, id, parsed[at]!, data) ?? [])
  const hired = await hireNewcomers(ctx, author.companyId, newcomers, eventAuthorOf(author))
  const applied: AppliedRow[] = []
  for (const [at, { id }] of rows.entries())
    applied.push(
      hired.has(id)
        ? { kind: 'applied', subjectId: id, revision: 0, before: null }
        : await applyRow(ctx, author, parsed[at]!, data),
    )
  return applied
}

/** Nobody has this certificate or this phone, and nothing is wrong. */
function newcomerIn(
  { cipher }: ImportContext,
  id: string,
  { row, faults }: ParsedRow,
  { people, phones, today }: KnownData,
): NewcomerRequest | null {
  if (faults.length > 0 || people.has(row.certificateNumber)) return null
  if (row.phone !== null && phones.has(row.phone)) return null
  const plan = planOf(cipher, row, undefined, today)
  if (plan.kind !== 'hire') return null
  const { entered, hiredOn, leftOn } = plan
  return { ...entered, id, hiredOn, leftOn }
}

async function applyRow(
  ctx: ImportContext,
  author: ImportAuthor,
  { row, faults }: ParsedRow,
  data: KnownData,
): Promise<AppliedRow> {
  const [fault] = faults
  if (fault) return { kind: 'fault', fault }
  const plan = planOf(ctx.cipher, row, data.people.get(row.certificateNumber), data.today)
  if (plan.kind === 'fault') return { kind: 'fault', fault: faultAt(plan.faults[0]!) }
  if (outcomeOf(plan) === 'unchanged') return { kind: 'unchanged' }
  const { relation, holderNumber } = row
  const holderId = holderNumber === null ? null : await holderIdOf(ctx, author.companyId, holderNumber, data)
  const done = await applyPlan(ctx, author, plan, { relation, holderId })
  return 'fault' in done
    ? { kind: 'fault', fault: faultAt(done.fault) }
    : { kind: 'applied', subjectId: done.personId, revision: done.revision, before: done.before }
}

async function holderIdOf(
  ctx: ImportContext,
  companyId: string,
  number: string,
  { people }: KnownData,
): Promise<string | null> {
  const known = people.get(number) ?? (await peopleByCertificates(ctx, companyId, [number])).get(number)
  return known?.person.id ?? null
}

const eventAuthorOf = ({ staffId, staffName, importId }: ImportAuthor): EventAuthor => ({
  staffId,
  staffName,
  importId,
})

/** The people of a company. */
export const peopleImport: ImportKind = {
  name: 'people',
  permission: 'people',
  columns: peopleColumns,
  keyColumn: 'certificateNumber',
  claimColumn: 'phone',
  needsColumn: 'holderNumber',
  doubledText: '同一个证件号码在文件里出现了多次',
  claimedText: '同一个手机号在文件里属于多个人',
  missingText: '所属员工既不在名册上，也不在这个文件里，或那一行有误',
  check: async (ctx, companyId, values) => {
    const parsed = values.map(parseRow)
    const data = await knownData(
      ctx,
      companyId,
      parsed.map(({ row }) => row),
    )
    return parsed.map((row) => checkRow(ctx, row, data))
  },
  apply,
  countUsed: ({ db }, companyId, rows) =>
    countMoved(db, companyId, new Map(rows.map(({ subjectId, revision }) => [subjectId, revision]))),
  undo: (ctx, author, { subjectId, revision, before }: WrittenRow) =>
    restorePerson(
      ctx,
      author.companyId,
      { personId: subjectId, revision, before: (before as PersonBefore | null) ?? { kind: 'new' } },
      eventAuthorOf(author),
    ),
  exported: exportedPeople,
}
