/** Classes of people: who belongs to a contract, as a rule over the facts of the employment. */
import { ageOn } from './dates.ts'
import { formatFen } from './money.ts'
import { highestYearlyFen } from './premium.ts'
import { relations, type Relation } from './relations.ts'

/** The facts of a person on which contracts depend. */
export interface PersonFacts {
  readonly companyId: string
  readonly personId: string
  readonly accountId: string | null
  /** null: the employee */
  readonly relation: Relation | null
  readonly name: string
  readonly birthday: string | null
  readonly grade: string | null
  readonly region: string | null
  readonly department: string | null
  readonly branch: string | null
  /** Of a dependant: the holder's. */
  readonly hiredOn: string
  /** The first day without employment. */
  readonly leftOn: string | null
}

export const classRelations = ['self', ...relations.map(({ relation }) => relation)] as const
export type ClassRelation = 'self' | Relation

/** null admits every value. */
export interface ClassRule {
  readonly relations: readonly ClassRelation[]
  readonly grades: readonly string[] | null
  readonly regions: readonly string[] | null
  readonly departments: readonly string[] | null
  readonly branches: readonly string[] | null
  /** Completed years on the first day of the contract, both included. */
  readonly ageFrom: number | null
  readonly ageTo: number | null
}

export interface PeopleClass {
  /** The same in all versions of a contract. */
  readonly key: string
  readonly name: string
  readonly rule: ClassRule
  /** Takes nobody new: those who are covered stay. */
  readonly isClosed: boolean
  /** The premium of one person for a year of the contract; null: none was agreed, and nothing is charged. */
  readonly yearlyFen: number | null
}

export const openRule: ClassRule = {
  relations: ['self'],
  grades: null,
  regions: null,
  departments: null,
  branches: null,
  ageFrom: null,
  ageTo: null,
}

const admits = (values: readonly string[] | null, value: string | null): boolean =>
  values === null || (value !== null && values.includes(value))

function isOfAge({ ageFrom, ageTo }: ClassRule, birthday: string | null, day: string): boolean {
  if (ageFrom === null && ageTo === null) return true
  if (birthday === null) return false
  // Somebody who is born later is 0.
  const age = Math.max(ageOn(birthday, day), 0)
  return (ageFrom === null || age >= ageFrom) && (ageTo === null || age <= ageTo)
}

export const isInClass = (rule: ClassRule, facts: PersonFacts, startsOn: string): boolean =>
  rule.relations.includes(facts.relation ?? 'self') &&
  admits(rule.grades, facts.grade) &&
  admits(rule.regions, facts.region) &&
  admits(rule.departments, facts.department) &&
  admits(rule.branches, facts.branch) &&
  isOfAge(rule, facts.birthday, startsOn)

/** The first class that admits the person. */
export const classOf = (
  classes: readonly PeopleClass[],
  facts: PersonFacts,
  { startsOn, isCovered }: { readonly startsOn: string; readonly isCovered: boolean },
): PeopleClass | null =>
  classes.find(({ rule, isClosed }) => (!isClosed || isCovered) && isInClass(rule, facts, startsOn)) ?? null

export interface ClassFault {
  readonly field: string
  readonly message: string
}

/** The first fault of the classes of a contract. */
export function classesFault(classes: readonly PeopleClass[]): ClassFault | null {
  if (classes.length === 0) return { field: 'classes', message: '请至少添加一类参保人员' }
  if (new Set(classes.map(({ key }) => key)).size < classes.length)
    return { field: 'classes', message: '参保类别重复' }
  for (const [at, { name, rule, yearlyFen }] of classes.entries()) {
    const fault = ruleFault(rule)
    if (name.trim() === '') return { field: `classes.${at}.name`, message: '请填写参保类别的名称' }
    if (yearlyFen !== null && (yearlyFen < 0 || yearlyFen > highestYearlyFen))
      return { field: `classes.${at}.yearlyFen`, message: `${name}：每人年保费应在 0 至 100 万元之间` }
    if (fault) return { field: `classes.${at}.rule.${fault.field}`, message: `${name}：${fault.message}` }
  }
  return null
}

function ruleFault({ relations: kinds, ageFrom, ageTo, ...rule }: ClassRule): ClassFault | null {
  if (kinds.length === 0) return { field: 'relations', message: '请选择员工或家属关系' }
  if (ageFrom !== null && ageTo !== null && ageFrom > ageTo)
    return { field: 'ageTo', message: '最大年龄不能小于最小年龄' }
  for (const field of ['grades', 'regions', 'departments', 'branches'] as const)
    if (rule[field]?.length === 0) return { field, message: '请填写至少一项，或选不限' }
  return null
}

const relationTexts: Readonly<Record<ClassRelation, string>> = {
  self: '员工',
  spouse: '配偶',
  child: '子女',
  parent: '父母',
}

function ageText({ ageFrom, ageTo }: ClassRule): string[] {
  if (ageFrom === null && ageTo === null) return []
  if (ageFrom === null) return [`${ageTo} 岁及以下`]
  return [ageTo === null ? `${ageFrom} 岁及以上` : `${ageFrom} 至 ${ageTo} 岁`]
}

/** `员工 · 职级 P7、P8 · 18 至 60 岁` */
export function classText({ rule, isClosed, yearlyFen }: PeopleClass): string {
  const listed = (label: string, values: readonly string[] | null) =>
    values === null ? [] : [`${label} ${values.join('、')}`]
  return [
    rule.relations.map((relation) => relationTexts[relation]).join('、'),
    ...listed('职级', rule.grades),
    ...listed('地区', rule.regions),
    ...listed('部门', rule.departments),
    ...listed('分支机构', rule.branches),
    ...ageText(rule),
    ...(yearlyFen === null ? [] : [`每人每年 ${formatFen(yearlyFen)}`]),
    ...(isClosed ? ['不再新增'] : []),
  ].join(' · ')
}
