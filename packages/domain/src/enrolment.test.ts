import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjudicate } from './adjudication.ts'
import {
  classOn,
  coverAfter,
  isCoveredOn,
  isVoid,
  premiumDays,
  type PersonCover,
  type CoverEvent,
} from './cover.ts'
import { addDays, daysBetween } from './dates.ts'
import { plannedEvents, type ContractTerms, type OwnCover } from './enrolment.ts'
import { openRule, type PeopleClass, type PersonFacts } from './people-class.ts'
import { outpatient, receipt } from './test-policies.ts'

const classOfGrade = (grade: string): PeopleClass => ({
  key: grade,
  name: grade,
  rule: { ...openRule, grades: [grade] },
  isClosed: false,
  yearlyFen: null,
})
const contractOf = (startsOn: string, grades = ['A', 'B']): ContractTerms => ({
  startsOn,
  endsOn: addDays(startsOn, 364),
  versions: [{ no: 1, startDay: startsOn, classes: grades.map(classOfGrade) }],
})
const person: PersonFacts = {
  companyId: 'c',
  personId: 'p',
  accountId: null,
  relation: null,
  name: '林晓',
  birthday: '1990-03-07',
  grade: 'A',
  region: null,
  department: null,
  branch: null,
  hiredOn: '2025-06-01',
  leftOn: null,
}

/** A company with contracts that follow each other, and one person; every change is evaluated on its day. */
class Company {
  today = '2026-01-01'
  person: PersonFacts | null = null
  readonly contracts: { terms: ContractTerms; own: { id: string; events: CoverEvent[] }[] }[] = []
  #ids = 0

  evaluate(changedOn: string | null = null) {
    if (this.person === null) return
    for (const [at, { terms: contract, own }] of this.contracts.entries()) {
      const before = this.contracts[at - 1]?.own.map(coverOf).findLast((cover) => !isVoid(cover)) ?? null
      const facts = { contract, own, before, person: this.person, today: this.today, changedOn }
      for (const { enrolmentId, events } of plannedEvents(facts)) {
        if (enrolmentId === null) own.push({ id: String((this.#ids += 1)), events: [...events] })
        else own.find(({ id }) => id === enrolmentId)!.events.push(...events)
      }
    }
  }
  get all(): OwnCover[] {
    return this.contracts.flatMap(({ own }) => own)
  }
  classesToday = () =>
    this.all
      .map(coverOf)
      .filter((cover) => isCoveredOn(cover, this.today))
      .map((cover) => classOn(cover, this.today))
  covered = (day: string) => this.all.filter((own) => isCoveredOn(coverOf(own), day)).length
}

const coverOf = ({ events }: OwnCover): PersonCover => coverAfter(events)

const companyWith = (own: Partial<PersonFacts> = {}, grades?: string[]) => {
  const company = new Company()
  company.contracts.push({ terms: contractOf('2026-01-01', grades), own: [] })
  company.person = { ...person, ...own }
  company.evaluate()
  return company
}

test('an employee is covered from the start of the contract, or from the hire', () => {
  expect(coverOf(companyWith().all[0]!)).toMatchObject({ startsOn: '2026-01-01', endsOn: '2026-12-31' })
  const hired = companyWith({ hiredOn: '2026-04-01' })
  expect(coverOf(hired.all[0]!)).toMatchObject({ startsOn: '2026-04-01', waitingFrom: '2026-04-01' })
})

test('nobody is covered who belongs to no class, left before, or is hired after the contract', () => {
  for (const own of [{ grade: 'C' }, { leftOn: '2026-01-01' }, { hiredOn: '2027-01-01' }])
    expect(companyWith(own).all).toEqual([])
})

test('evaluating again changes nothing', () => {
  const company = companyWith({ leftOn: '2026-05-01' })
  const before = structuredClone(company.all)
  company.evaluate()
  company.today = '2026-08-01'
  company.evaluate()
  expect(company.all).toEqual(before)
})

test('cover ends the day before the leave, and a leave that is withdrawn leaves no gap', () => {
  const company = companyWith()
  company.person = { ...company.person!, leftOn: '2026-05-01' }
  company.today = '2026-04-20'
  company.evaluate()
  expect(['2026-04-30', '2026-05-01'].map(company.covered)).toEqual([1, 0])
  company.person = { ...company.person, leftOn: '2026-04-15' }
  company.evaluate()
  expect(['2026-04-14', '2026-04-15'].map(company.covered)).toEqual([1, 0])
  company.person = { ...company.person, leftOn: '2026-06-01' }
  company.evaluate()
  expect(['2026-05-31', '2026-06-01'].map(company.covered)).toEqual([1, 0])
  company.person = { ...company.person, leftOn: null }
  company.evaluate()
  expect(company.all).toHaveLength(1)
  expect(coverOf(company.all[0]!)).toMatchObject({
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    endReason: null,
  })
})

test('whoever is hired again has another cover with a waiting period of its own', () => {
  const company = companyWith({ leftOn: '2026-03-01' })
  company.today = '2026-07-01'
  company.person = { ...company.person!, hiredOn: '2026-07-01', leftOn: null }
  company.evaluate()
  expect(company.all.map(coverOf)).toMatchObject([
    { endsOn: '2026-02-28' },
    { startsOn: '2026-07-01', waitingFrom: '2026-07-01' },
  ])
})

test('a later day of the hire voids the cover before it', () => {
  const company = companyWith({ hiredOn: '2026-03-01' })
  company.person = { ...company.person!, hiredOn: '2026-03-10' }
  company.evaluate()
  expect(company.all.map(coverOf).map(isVoid)).toEqual([true, false])
  expect(['2026-03-09', '2026-03-10'].map(company.covered)).toEqual([0, 1])
})

test('a new class counts from its day, and no class ends the cover', () => {
  const company = companyWith()
  company.today = '2026-05-01'
  company.person = { ...company.person!, grade: 'B' }
  company.evaluate('2026-05-01')
  const [cover] = company.all.map(coverOf)
  expect(['2026-04-30', '2026-05-01'].map((day) => classOn(cover!, day))).toEqual(['A', 'B'])
  expect([...premiumDays(cover!, '2026-04-01', '2026-05-31')]).toEqual([
    ['A', 30],
    ['B', 31],
  ])
  company.today = '2026-06-01'
  company.person = { ...company.person, grade: 'C' }
  company.evaluate('2026-06-01')
  expect(['2026-05-31', '2026-06-01'].map(company.covered)).toEqual([1, 0])
  company.today = '2026-08-01'
  company.person = { ...company.person, grade: 'A' }
  company.evaluate('2026-08-01')
  expect(['2026-07-31', '2026-08-01'].map(company.covered)).toEqual([0, 1])
  expect(coverOf(company.all[1]!).waitingFrom).toBe('2026-08-01')
})

test('a class that an endorsement adds covers from its day, also those who were hired before', () => {
  const company = companyWith({ grade: 'B' }, ['A'])
  expect(company.all).toEqual([])
  const [{ terms }] = company.contracts as [(typeof company.contracts)[number]]
  const versions = [
    ...terms.versions,
    { no: 2, startDay: '2026-04-01', classes: ['A', 'B'].map(classOfGrade) },
  ]
  company.contracts[0]!.terms = { ...terms, versions }
  company.today = '2026-06-01'
  company.evaluate()
  expect(coverOf(company.all[0]!)).toMatchObject({ startsOn: '2026-04-01' })
  const first = companyWith({ grade: 'A' }, ['A'])
  first.contracts[0]!.terms = { ...terms, versions }
  first.today = '2026-06-01'
  first.evaluate('2026-04-01')
  expect(coverOf(first.all[0]!).endorsed).toEqual([2])
})

test('a renewal continues the cover without a new waiting period, for whoever is still there', () => {
  const stayed = companyWith()
  stayed.contracts.push({ terms: contractOf('2027-01-01'), own: [] })
  stayed.today = '2026-12-20'
  stayed.evaluate()
  expect(stayed.all[1]!.events[0]).toMatchObject({ kind: 'renewed', waitingFrom: '2026-01-01' })
  const returned = companyWith({ leftOn: '2026-10-01' })
  returned.contracts.push({ terms: contractOf('2027-01-01'), own: [] })
  returned.today = '2027-02-01'
  returned.person = { ...returned.person!, hiredOn: '2027-02-01', leftOn: null }
  returned.evaluate()
  expect(returned.all.at(-1)!.events[0]).toMatchObject({ kind: 'added', waitingFrom: '2027-02-01' })
})

test('a closed class keeps its people in the renewal and takes nobody new', () => {
  const closed = (startsOn: string): ContractTerms => ({
    ...contractOf(startsOn),
    versions: [{ no: 1, startDay: startsOn, classes: [{ ...classOfGrade('A'), isClosed: true }] }],
  })
  const kept = companyWith()
  kept.contracts.push({ terms: closed('2027-01-01'), own: [] })
  kept.evaluate()
  expect(kept.all).toHaveLength(2)
  const company = new Company()
  company.contracts.push({ terms: closed('2026-01-01'), own: [] })
  company.person = person
  company.evaluate()
  expect(company.all).toEqual([])
})

type Step =
  | { readonly kind: 'hire' | 'leave' | 'withdraw' | 'renew' }
  | { readonly kind: 'grade' | 'endorse'; readonly grade: string }
  | { readonly kind: 'claim'; readonly back: number }

const grade = fc.constantFrom('A', 'B', 'C')
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('hire' as const, 'leave' as const, 'withdraw' as const, 'renew' as const),
  }),
  fc.record({ kind: fc.constantFrom('grade' as const, 'endorse' as const), grade }),
  fc.record({ kind: fc.constant('claim' as const), back: fc.integer({ min: 0, max: 90 }) }),
)

/** Two changes on one day are as likely as a pause. */
const anyWait = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 45 }))

/** Day by day from the events alone: an opening fills days, an end clears them, a class overwrites. */
function naiveDays(events: readonly CoverEvent[]): Map<string, string> {
  const days = new Map<string, string>()
  const fill = (from: string, to: string, key: string) => {
    for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, key)
  }
  for (const event of events) {
    if (event.kind === 'added' || event.kind === 'renewed') fill(event.day, event.lastDay, event.classKey)
    if (event.kind === 'ended') for (const day of days.keys()) if (day >= event.day) days.delete(day)
    if (event.kind === 'changed')
      for (const day of days.keys()) if (day >= event.day) days.set(day, event.classKey)
  }
  return days
}

function take(company: Company, step: Step) {
  const { person: someone, today } = company
  const isEmployed = someone !== null && someone.leftOn === null
  const contract = company.contracts.at(-1)!
  switch (step.kind) {
    case 'hire':
      if (isEmployed) return
      company.person = { ...(someone ?? person), hiredOn: today, leftOn: null }
      return company.evaluate()
    case 'leave':
      if (!isEmployed || someone.hiredOn >= today) return
      company.person = { ...someone, leftOn: today }
      return company.evaluate(today)
    case 'withdraw':
      if (someone?.leftOn === undefined || someone.leftOn === null || someone.leftOn < addDays(today, -3))
        return
      company.person = { ...someone, leftOn: null }
      return company.evaluate(today)
    case 'grade':
      if (someone === null) return
      company.person = { ...someone, grade: step.grade }
      return company.evaluate(today)
    case 'endorse': {
      const { versions } = contract.terms
      if (today <= versions.at(-1)!.startDay || today > contract.terms.endsOn) return
      const next = { no: versions.length + 1, startDay: today, classes: ['A', step.grade].map(classOfGrade) }
      contract.terms = { ...contract.terms, versions: [...versions, next] }
      return company.evaluate(today)
    }
    case 'renew':
      if (daysBetween(today, contract.terms.endsOn) > 40) return
      company.contracts.push({ terms: contractOf(addDays(contract.terms.endsOn, 1)), own: [] })
      return company.evaluate()
    case 'claim':
      return checkClaim(company, addDays(today, -step.back))
  }
}

/** A claim is paid on exactly the days that a naive count of the events finds covered and past the waiting period. */
function checkClaim(company: Company, day: string) {
  for (const own of company.all) {
    const { startsOn, endsOn, waitingFrom } = coverOf(own)
    const policy = {
      startDt: startsOn,
      endDt: endsOn,
      waitingFrom,
      coverFen: 2_000_000,
      usedFen: 0,
      liabilities: [{ ...outpatient, deductibleFen: 0 }],
    }
    const isPaid = adjudicate(policy, [receipt({ day })]).payableFen > 0
    const isWaiting = daysBetween(waitingFrom, day) < outpatient.waitingDays
    expect([day, isPaid]).toEqual([day, naiveDays(own.events).has(day) && !isWaiting])
  }
}

/** The first of the days without a gap up to this one: waiting counts from there. */
function firstOfRun(days: ReadonlySet<string>, day: string): string {
  const before = addDays(day, -1)
  return days.has(before) ? firstOfRun(days, before) : day
}

function check(company: Company) {
  const counted = company.all.map(({ events }) => naiveDays(events))
  for (let back = -400; back <= 60; back += 7) {
    const day = addDays(company.today, back)
    const naive = counted.filter((days) => days.has(day)).length
    expect([day, company.covered(day)]).toEqual([day, naive])
    // Nobody is covered twice by contracts that follow each other.
    expect(naive).toBeLessThanOrEqual(1)
  }
  const everyDay = new Set(counted.flatMap((days) => [...days.keys()]))
  for (const [at, own] of company.all.entries()) {
    const cover = coverOf(own)
    const days = counted[at]!
    expect(days.size === 0 || cover.waitingFrom === firstOfRun(everyDay, cover.startsOn)).toBe(true)
    const charged = premiumDays(cover, '2025-01-01', '2035-12-31')
    expect([...charged.values()].reduce((sum, count) => sum + count, 0)).toBe(days.size)
    for (const key of ['A', 'B', 'C'])
      expect([key, charged.get(key) ?? 0]).toEqual([
        key,
        [...days.values()].filter((one) => one === key).length,
      ])
  }
}

/** Whether the person has a right to cover today, from the facts alone. */
function hasRight({ person: someone, contracts, today }: Company): boolean {
  const now = contracts.find(({ terms }) => terms.startsOn <= today && today <= terms.endsOn)?.terms
  if (!now || someone === null || someone.hiredOn > today) return false
  if (someone.leftOn !== null && someone.leftOn <= today) return false
  const { classes } = now.versions.findLast(({ startDay }) => startDay <= today)!
  return classes.some(({ key }) => key === someone.grade)
}

test('after any sequence of hire, leave, class change, endorsement, renewal and claims the cover equals a naive recount', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyWait, anyStep), { minLength: 1, maxLength: 30 }), (steps) => {
      const company = new Company()
      company.contracts.push({ terms: contractOf('2026-01-01'), own: [] })
      for (const [wait, step] of steps) {
        company.today = addDays(company.today, wait)
        take(company, step)
        company.evaluate()
        expect([company.today, company.classesToday()]).toEqual([
          company.today,
          hasRight(company) ? [company.person!.grade] : [],
        ])
      }
      check(company)
    }),
    { numRuns: 300 },
  )
})
