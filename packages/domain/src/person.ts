import { certificateFacts, certificateFault, type CertificateKind } from './certificate.ts'
import { addDays, isDay } from './dates.ts'
import { isEmail } from './email.ts'
import { nameFault } from './family.ts'
import type { KnownGender } from './gender.ts'
import { isPhone } from './phone.ts'

/** The people of a company: employees, and the dependants that the employer has registered. */
export const personStatuses = {
  coming: '待入职',
  active: '在职',
  left: '已离职',
  withdrawn: '已撤销',
} as const
export type PersonStatus = keyof typeof personStatuses

/** For a dependant the same states have other names. */
export const dependantStatuses: Readonly<Record<PersonStatus, string>> = {
  coming: '待生效',
  active: '有效',
  left: '已移除',
  withdrawn: '已撤销',
}

/** What happened to a person. Stored: a name never changes its meaning. */
export const personEventKinds = {
  hired: '入职',
  rejoined: '重新入职',
  changed: '修改资料',
  leaving: '登记离职',
  leaveCancelled: '取消离职',
  begun: '入职生效',
  left: '离职生效',
  dependantAdded: '添加家属',
  dependantRemoved: '移除家属',
  phoneConfirmed: '确认手机号',
  registered: '注册为会员',
  importUndone: '撤销导入',
  accountMerged: '合并账号',
} as const
export type PersonEventKind = keyof typeof personEventKinds

/** Facts that a history shows, by the name that people use. */
export const personFactNames = {
  name: '姓名',
  gender: '性别',
  certificate: '证件',
  phone: '手机号',
  mail: '邮箱',
  birthday: '出生日期',
  country: '国家或地区',
  grade: '职级',
  region: '工作地区',
  department: '部门',
  branch: '分支机构',
  hiredOn: '入职日期',
  leftOn: '离职日期',
  relation: '与员工关系',
  dependantFrom: '生效日期',
  dependantUntil: '移除日期',
} as const
export type PersonFactName = keyof typeof personFactNames
/** Masked where a number identifies the person or leads to them. */
export type PersonFactsShown = Readonly<Partial<Record<PersonFactName, string | null>>>

/** A person as an employer enters them. */
export interface EnteredPerson {
  readonly name: string
  readonly gender: KnownGender | null
  readonly certificateKind: CertificateKind
  /** Normalised by `tidyCertificate`. */
  readonly certificateNumber: string
  readonly phone: string | null
  readonly mail: string | null
  readonly birthday: string | null
}

export interface PersonFault {
  readonly field: string
  readonly message: string
}

const firstDay = '1900-01-01'
/** People are announced before they begin, but not years before. */
const mostDaysAhead = 366

const wrongDay = (day: string): string | null => {
  if (!isDay(day)) return '日期不存在，请核对'
  return day < firstDay ? '日期太早，请核对' : null
}

/** What is wrong with the person, by field; each field has at most one fault. */
export function personFaults(person: EnteredPerson, today: string): PersonFault[] {
  const { certificateKind, certificateNumber, gender, phone, mail, birthday } = person
  const number = certificateFault(certificateKind, certificateNumber)
  const facts = number === null ? certificateFacts(certificateKind, certificateNumber) : null
  const found = {
    name: nameFault(person.name),
    certificateNumber: number,
    gender: genderFault(gender, facts?.gender ?? null),
    phone: phone === null || isPhone(phone) ? null : '手机号应为11位数字',
    mail: mail === null || isEmail(mail) ? null : '邮箱格式不正确',
    birthday: birthdayFault(birthday, facts?.birth ?? null, today),
  }
  return Object.entries(found).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

function genderFault(gender: KnownGender | null, known: KnownGender | null): string | null {
  if (gender === null) return known === null ? '请填写性别' : null
  return known === null || gender === known ? null : '性别与证件号码不一致'
}

function birthdayFault(birthday: string | null, known: string | null, today: string): string | null {
  if (birthday === null) return known !== null && known > today ? '出生日期晚于今天，请核对证件号码' : null
  const wrong = wrongDay(birthday)
  if (wrong) return wrong
  if (birthday > today) return '出生日期晚于今天，请核对'
  return known === null || birthday === known ? null : '出生日期与证件号码不一致'
}

interface EmploymentDays {
  readonly hiredOn: string
  /** The first day without employment. */
  readonly leftOn: string | null
  readonly birthday: string | null
}

export function employmentFaults(
  { hiredOn, leftOn, birthday }: EmploymentDays,
  today: string,
): PersonFault[] {
  const hired = hiredFault(hiredOn, birthday, today)
  if (hired) return [{ field: 'hiredOn', message: hired }]
  const left = leftOn === null ? null : leaveFault(leftOn, hiredOn, today)
  return left === null ? [] : [{ field: 'leftOn', message: left }]
}

function hiredFault(hiredOn: string, birthday: string | null, today: string): string | null {
  const wrong = wrongDay(hiredOn)
  if (wrong) return wrong
  if (hiredOn > addDays(today, mostDaysAhead)) return '入职日期最多可提前一年登记'
  return birthday !== null && hiredOn <= birthday ? '入职日期早于出生日期' : null
}

/** What the certificate says counts before what was entered. */
export const birthOf = ({
  certificateKind,
  certificateNumber,
  birthday,
}: Pick<EnteredPerson, 'certificateKind' | 'certificateNumber' | 'birthday'>): string | null =>
  certificateFacts(certificateKind, certificateNumber)?.birth ?? birthday

interface DependantDays {
  readonly from: string
  /** The first day on which the person is no longer a dependant. */
  readonly until: string | null
  readonly birthday: string | null
}

/** A newborn is a dependant from the day of birth. */
export function dependantFault({ from, until, birthday }: DependantDays, today: string): PersonFault | null {
  const early = dependantFromFault(from, birthday, today)
  if (early) return { field: 'from', message: early }
  const late = until === null ? null : removalFault(until, from)
  return late === null ? null : { field: 'until', message: late }
}

function dependantFromFault(from: string, birthday: string | null, today: string): string | null {
  const wrong = wrongDay(from)
  if (wrong) return wrong
  if (from > addDays(today, mostDaysAhead)) return '生效日期最多可提前一年登记'
  return birthday !== null && from < birthday ? '生效日期早于出生日期' : null
}

export const removalFault = (until: string, from: string): string | null =>
  wrongDay(until) ?? (until < from ? '移除日期早于生效日期' : null)

/** Whoever leaves was employed for at least a day. */
export function leaveFault(leftOn: string, hiredOn: string, today: string): string | null {
  const wrong = wrongDay(leftOn)
  if (wrong) return wrong
  if (leftOn <= hiredOn) return '离职日期应晚于入职日期'
  return leftOn > addDays(today, mostDaysAhead) ? '离职日期最多可提前一年登记' : null
}

/** From the first day until the day before the first day without. */
export const isWithin = (from: string, until: string | null, day: string): boolean =>
  from <= day && (until === null || day < until)
