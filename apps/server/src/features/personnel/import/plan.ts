import { birthOf, dependantFault, employmentFaults, personFaults, type PersonFault } from '@yf/domain/person'
import type { ImportOutcome } from '@yf/domain/sheet-import'
import { enteredOf, type EmployedPerson, type KnownPerson } from '#features/people/public.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { PeopleRow } from './row.ts'

/** What a row would do to the people of the company. */
export type RowPlan =
  | {
      readonly kind: 'hire'
      readonly isReturn: boolean
      readonly entered: EmployedPerson
      readonly hiredOn: string
      readonly leftOn: string | null
    }
  | {
      readonly kind: 'change'
      readonly known: KnownPerson
      readonly before: EmployedPerson
      readonly entered: EmployedPerson
      readonly hiredOn: string
      readonly leftOn: string | null
      readonly leaves: boolean
      readonly changes: boolean
    }
  | {
      readonly kind: 'addDependant'
      readonly entered: EmployedPerson
      readonly from: string
      readonly until: string | null
    }
  | {
      readonly kind: 'changeDependant'
      readonly known: KnownPerson
      readonly before: EmployedPerson
      readonly entered: EmployedPerson
      readonly from: string
      readonly until: string | null
      readonly leaves: boolean
      readonly changes: boolean
    }
  | { readonly kind: 'fault'; readonly faults: readonly PersonFault[] }

const faultAt = (field: string, message: string): RowPlan => ({ kind: 'fault', faults: [{ field, message }] })

const isHere = ({ person }: KnownPerson): boolean => person.status === 'active' || person.status === 'coming'

/** The person after the row: empty cells leave what is known. */
function merged(row: PeopleRow, before: EmployedPerson | null): EmployedPerson {
  return {
    name: row.name,
    certificateKind: row.certificateKind,
    certificateNumber: row.certificateNumber,
    gender: row.gender ?? before?.gender ?? null,
    birthday: row.birthday ?? before?.birthday ?? null,
    phone: row.phone ?? before?.phone ?? null,
    mail: row.mail ?? before?.mail ?? null,
    country: row.country ?? before?.country ?? 'CN',
    grade: row.grade ?? before?.grade ?? null,
    region: row.region ?? before?.region ?? null,
    department: row.department ?? before?.department ?? null,
    branch: row.branch ?? before?.branch ?? null,
  }
}

const isSame = (one: EmployedPerson, other: EmployedPerson): boolean =>
  (Object.keys(one) as (keyof EmployedPerson)[]).every((key) => one[key] === other[key])

export function planOf(
  cipher: FieldCipher,
  row: PeopleRow,
  known: KnownPerson | undefined,
  today: string,
): RowPlan {
  const found = known && known.person.status !== 'withdrawn' ? known : undefined
  const before = found ? enteredOf(cipher, found.person, found.employment) : null
  const entered = merged(row, before)
  const faults = personFaults(entered, today)
  if (faults.length > 0) return { kind: 'fault', faults }
  if (found?.person.account_id && found.person.name !== row.name)
    return faultAt('name', '该人员已注册，姓名与本人登记的不一致')
  return row.relation === null
    ? planEmployee(row, found, before, entered, today)
    : planDependant(row, found, before, entered, today)
}

function planEmployee(
  row: PeopleRow,
  known: KnownPerson | undefined,
  before: EmployedPerson | null,
  entered: EmployedPerson,
  today: string,
): RowPlan {
  if (known && known.person.relation !== null && isHere(known))
    return faultAt('certificateNumber', '该证件已登记为本企业员工的家属，请先移除家属')
  const employment = known?.person.relation === null ? known.employment : undefined
  const isBack = employment !== undefined && employment.state === 'ended'
  if (isBack && isSameTime(row, employment)) return unchanged(known!, before!, employment)
  if (isBack && (row.hiredOn === null || row.hiredOn < employment.left_on!))
    return faultAt('hiredOn', '该员工已离职；重新入职请填写上次离职之后的入职日期')
  const hiredOn = row.hiredOn ?? (isBack ? null : (employment?.hired_on ?? null))
  if (hiredOn === null) return faultAt('hiredOn', '新员工请填写入职日期')
  const leftOn = row.leftOn ?? (isBack ? null : (employment?.left_on ?? null))
  const days = { hiredOn, leftOn, birthday: birthOf(entered) }
  const wrong = employmentFaults(days, today)
  // Days that stand there already were right when they were entered.
  const isAsBefore = hiredOn === employment?.hired_on && leftOn === employment.left_on
  if (wrong.length > 0 && !isAsBefore) return { kind: 'fault', faults: wrong }
  if (!known || !employment || isBack || !before)
    return { kind: 'hire', isReturn: isBack, entered, hiredOn, leftOn }
  return {
    kind: 'change',
    known,
    before,
    entered,
    hiredOn,
    leftOn,
    leaves: leftOn !== employment.left_on,
    changes: hiredOn !== employment.hired_on || !isSame(before, entered),
  }
}

type EndedEmployment = NonNullable<KnownPerson['employment']>

const isSameTime = (row: PeopleRow, { hired_on, left_on }: EndedEmployment): boolean =>
  row.leftOn === left_on && (row.hiredOn === null || row.hiredOn === hired_on)

/** Whoever has left and is listed as such. */
const unchanged = (
  known: KnownPerson,
  before: EmployedPerson,
  { hired_on, left_on }: EndedEmployment,
): RowPlan => ({
  kind: 'change',
  known,
  before,
  entered: before,
  hiredOn: hired_on,
  leftOn: left_on,
  leaves: false,
  changes: false,
})

function planDependant(
  row: PeopleRow,
  known: KnownPerson | undefined,
  before: EmployedPerson | null,
  entered: EmployedPerson,
  today: string,
): RowPlan {
  if (row.holderNumber === null) return faultAt('holderNumber', '家属请填写所属员工的证件号码')
  if (row.holderNumber === row.certificateNumber)
    return faultAt('holderNumber', '所属员工的证件号码与家属的相同')
  if (known && known.person.relation === null && isHere(known))
    return faultAt('certificateNumber', '该证件已登记为本企业的员工')
  if (known?.person.account_id && known.person.relation === null)
    return faultAt('certificateNumber', '该证件属于已注册的员工，不能登记为家属')
  const isKnown = known !== undefined && before !== null && known.person.relation !== null && isHere(known)
  const from = row.hiredOn ?? (isKnown ? known.person.dependant_from : null)
  if (from === null) return faultAt('hiredOn', '家属请填写生效日期')
  const until = row.leftOn ?? (isKnown ? known.person.dependant_until : null)
  const isAsBefore = from === known?.person.dependant_from && until === known.person.dependant_until
  const wrong = isAsBefore ? null : dependantFault({ from, until, birthday: birthOf(entered) }, today)
  if (wrong) return { kind: 'fault', faults: [wrong] }
  const isGone = known?.person.relation != null && !isHere(known)
  if (isGone && row.leftOn !== null && row.leftOn === known.person.dependant_until)
    return {
      kind: 'changeDependant',
      known,
      before: before!,
      entered: before!,
      from,
      until,
      leaves: false,
      changes: false,
    }
  if (!isKnown) return { kind: 'addDependant', entered, from, until }
  return {
    kind: 'changeDependant',
    known,
    before,
    entered,
    from,
    until,
    leaves: until !== known.person.dependant_until,
    changes:
      from !== known.person.dependant_from ||
      row.relation !== known.person.relation ||
      !isSame(before, { ...entered, ...classesOf(before) }),
  }
}

/** A dependant has the class of the employee. */
const classesOf = ({ grade, region, department, branch }: EmployedPerson) => ({
  grade,
  region,
  department,
  branch,
})

export function outcomeOf(plan: RowPlan): ImportOutcome {
  switch (plan.kind) {
    case 'fault':
      return 'faulty'
    case 'hire':
    case 'addDependant':
      return 'new'
    case 'change':
    case 'changeDependant':
      if (plan.leaves && (plan.kind === 'change' ? plan.leftOn : plan.until) !== null) return 'leaving'
      return plan.changes || plan.leaves ? 'changed' : 'unchanged'
  }
}
