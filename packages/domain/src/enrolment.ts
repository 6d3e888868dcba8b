/** Which covers a person gets, keeps and loses under a contract, when the person or the contract changes. */
import { coverAfter, isVoid, type PersonCover, type CoverEvent } from './cover.ts'
import { addDays } from './dates.ts'
import { classOf, type PeopleClass, type PersonFacts } from './people-class.ts'

export interface ContractTerms {
  readonly startsOn: string
  readonly endsOn: string
  /** Approved ones, in order; the first begins with the contract. */
  readonly versions: readonly {
    readonly no: number
    readonly startDay: string
    readonly classes: readonly PeopleClass[]
  }[]
}

export interface OwnCover {
  readonly id: string
  readonly events: readonly CoverEvent[]
}

export interface EnrolmentFacts {
  readonly contract: ContractTerms
  /** The person's covers under this contract, in order. */
  readonly own: readonly OwnCover[]
  /** Under the contract that this one renews. */
  readonly before: PersonCover | null
  readonly person: PersonFacts
  readonly today: string
  /** The day from which the facts or the contract changed; null where they are known for the first time. */
  readonly changedOn: string | null
}

/** Events to append: to a cover, or (null) to a new one. */
export interface PlannedEvents {
  readonly enrolmentId: string | null
  readonly events: readonly CoverEvent[]
}

const latest = (...days: string[]) => days.reduce((one, other) => (other > one ? other : one))
const earliest = (...days: string[]) => days.reduce((one, other) => (other < one ? other : one))

/** The days of the employment within the contract. */
function employedDays({ contract, person }: EnrolmentFacts) {
  return {
    from: latest(contract.startsOn, person.hiredOn, person.birthday ?? ''),
    to: person.leftOn === null ? contract.endsOn : earliest(contract.endsOn, addDays(person.leftOn, -1)),
  }
}

const evaluationDay = ({ contract, today, changedOn }: EnrolmentFacts): string =>
  earliest(latest(changedOn ?? today, contract.startsOn), contract.endsOn)

const isContinued = ({ before, contract }: EnrolmentFacts): boolean =>
  before !== null && !isVoid(before) && before.endsOn >= addDays(contract.startsOn, -1)

export function plannedEvents(facts: EnrolmentFacts): PlannedEvents[] {
  const covers = facts.own
    .map(({ id, events }) => ({ id, cover: coverAfter(events) }))
    .filter(({ cover }) => !isVoid(cover))
  const last = covers.at(-1)
  const people = classToday(facts, last !== undefined)
  if (last === undefined) return opened(facts, people, null)
  const { cover } = last
  const days = employedDays(facts)
  // The day of the hire was corrected to a later one: the cover never began, and another one does.
  if (cover.startsOn < days.from && days.from <= cover.endsOn && facts.person.hiredOn === days.from)
    return [
      { enrolmentId: last.id, events: [{ kind: 'ended', day: cover.startsOn, reason: 'left' }] },
      ...opened(facts, people, null),
    ]
  const kept = keptEvents(facts, cover, people)
  const isSettled = kept.every(({ kind }) => kind === 'endorsed')
  return [
    ...(kept.length > 0 ? [{ enrolmentId: last.id, events: kept }] : []),
    ...(isSettled && isGap(facts, cover) ? opened(facts, people, cover) : []),
  ]
}

/** The class on the day of the evaluation. */
function classToday(facts: EnrolmentFacts, isCovered: boolean): PeopleClass | null {
  const version = versionOn(facts.contract, evaluationDay(facts))
  return classOf(version?.classes ?? [], facts.person, {
    startsOn: facts.contract.startsOn,
    isCovered: isCovered || isContinued(facts),
  })
}

const versionOn = ({ versions }: ContractTerms, day: string) =>
  versions.findLast(({ startDay }) => startDay <= day) ?? null

/** The first day of the versions, without a break until the evaluation, that admit the person. */
function admittedFrom(facts: EnrolmentFacts): string {
  const { contract, person } = facts
  const day = evaluationDay(facts)
  let since = day
  for (const { startDay, classes } of contract.versions.filter((one) => one.startDay <= day).toReversed()) {
    const who = { startsOn: contract.startsOn, isCovered: isContinued(facts) }
    if (classOf(classes, person, who) === null) break
    since = startDay
  }
  return since
}

/** A new cover, after `ended` if there was one before. */
function opened(
  facts: EnrolmentFacts,
  people: PeopleClass | null,
  ended: PersonCover | null,
): PlannedEvents[] {
  const { contract, person, changedOn, before } = facts
  const days = employedDays(facts)
  const day = latest(
    days.from,
    ended === null ? admittedFrom(facts) : '',
    changedOn ?? '',
    // Whoever belongs to a class again is covered from then on, not from the hire.
    ended?.endReason === 'class' ? evaluationDay(facts) : '',
    ended === null ? '' : addDays(ended.endsOn, 1),
  )
  if (people === null || day > days.to) return []
  const renewed = isContinued(facts) && day === contract.startsOn
  const opening: CoverEvent = {
    kind: renewed ? 'renewed' : 'added',
    day,
    lastDay: contract.endsOn,
    classKey: people.key,
    waitingFrom: renewed ? before!.waitingFrom : day,
  }
  const leaves = days.to < contract.endsOn
  return [
    {
      enrolmentId: null,
      events: leaves ? [opening, { kind: 'ended', day: person.leftOn!, reason: 'left' }] : [opening],
    },
  ]
}

/** Whether the person may be covered again, later than the cover that ended. */
const isGap = (facts: EnrolmentFacts, cover: PersonCover): boolean => {
  const { endsOn, endReason } = cover
  if (endReason === 'class') return evaluationDay(facts) > endsOn
  return endReason === 'left' && employedDays(facts).from > addDays(endsOn, 1)
}

/** What happens to a cover: leave, leave withdrawn, class, endorsements. */
function keptEvents(facts: EnrolmentFacts, cover: PersonCover, people: PeopleClass | null): CoverEvent[] {
  const { contract, person } = facts
  const { from, to } = employedDays(facts)
  const day = evaluationDay(facts)
  const end = (on: string, reason: 'left' | 'class'): CoverEvent => ({ kind: 'ended', day: on, reason })
  if (to < cover.endsOn) return [...endorsements(facts, cover, to), end(person.leftOn!, 'left')]
  if (people === null) return day <= cover.endsOn ? [end(latest(day, cover.startsOn), 'class')] : []
  const next = addDays(cover.endsOn, 1)
  const again: CoverEvent = {
    kind: 'added',
    day: next,
    lastDay: contract.endsOn,
    classKey: people.key,
    waitingFrom: cover.waitingFrom,
  }
  const isBack =
    (cover.endReason === 'left' && from <= next && to > cover.endsOn) ||
    (cover.endReason === 'class' && day === next && to > cover.endsOn)
  if (isBack) return to < contract.endsOn ? [again, end(person.leftOn!, 'left')] : [again]
  const changes: CoverEvent[] =
    cover.classes.at(-1)!.key !== people.key && day <= cover.endsOn
      ? [{ kind: 'changed', day: latest(day, cover.startsOn), classKey: people.key }]
      : []
  return [...endorsements(facts, cover, cover.endsOn), ...changes]
}

/** Versions that began within the cover and are not recorded yet. */
const endorsements = (facts: EnrolmentFacts, cover: PersonCover, until: string): CoverEvent[] =>
  facts.contract.versions
    .filter(
      ({ no, startDay }) =>
        no > 1 &&
        startDay <= evaluationDay(facts) &&
        startDay > cover.startsOn &&
        startDay <= until &&
        !cover.endorsed.includes(no),
    )
    .map(({ no, startDay }) => ({ kind: 'endorsed', day: startDay, versionNo: no }))
