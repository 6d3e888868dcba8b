import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingHours, dueAfterAsking, dueFrom, leadMinutes, slaHours, priorityOf } from './claim-sla.ts'
import { fromMoment, shanghaiMoment } from './dates.ts'
import { hoursOfWorkingDay, workingHoursBetween } from './holidays.ts'

const after = (moment: string, hours: number) => shanghaiMoment(addWorkingHours(fromMoment(moment), hours))

test.each([
  ['within a day', '2026-03-02 10:00:00', 2, '2026-03-02 12:00:00'],
  ['to the very end of a day', '2026-03-02 17:30:00', 1, '2026-03-02 18:30:00'],
  ['over a night', '2026-03-02 17:30:00', 1.5, '2026-03-03 09:30:00'],
  ['from before the day begins', '2026-03-02 03:00:00', 1, '2026-03-02 10:00:00'],
  ['from after it has ended', '2026-03-02 20:00:00', 1, '2026-03-03 10:00:00'],
  ['over a weekend', '2026-03-06 18:00:00', 1, '2026-03-09 09:30:00'],
  ['over a holiday, by the weekend that is worked for it', '2026-09-30 18:00:00', 20, '2026-10-10 09:30:00'],
  ['none, while somebody works', '2026-03-02 10:00:00', 0, '2026-03-02 10:00:00'],
  ['none, at the very end of a day', '2026-03-02 18:30:00', 0, '2026-03-02 18:30:00'],
  ['none, on a Sunday', '2026-03-08 10:00:00', 0, '2026-03-09 09:00:00'],
])('working hours pass by %s', (_, from, hours, until) => {
  expect(after(from, hours)).toBe(until)
})

test('a case is due within two working days', () => {
  expect(shanghaiMoment(dueFrom(fromMoment('2026-03-02 10:20:00')))).toBe('2026-03-04 10:20:00')
  expect(shanghaiMoment(dueFrom(fromMoment('2026-03-06 23:10:00')))).toBe('2026-03-10 18:30:00')
})

test('the time spent waiting for the member does not count', () => {
  const due = fromMoment('2026-03-04 10:20:00')
  const came = (moment: string) =>
    shanghaiMoment(dueAfterAsking(due, fromMoment('2026-03-03 10:00:00'), fromMoment(moment)))
  expect(came('2026-03-03 12:00:00')).toBe('2026-03-04 12:20:00')
  expect(came('2026-03-05 10:00:00')).toBe('2026-03-06 10:20:00')
})

const instants = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2026-11-30'),
  noInvalidDate: true,
})
const risks = fc.integer({ min: 0, max: 100 })

test('exactly the requested number of hours lies in between', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 100 * 60 }), (from, minutes) => {
      const until = addWorkingHours(from, minutes / 60)
      expect(workingHoursBetween(from, until)).toBeCloseTo(minutes / 60, 6)
    }),
  )
})

test('a case submitted a working day later comes later, whatever its risk', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 600 }), risks, risks, (at, more, risk, laterRisk) => {
      const later = addWorkingHours(at, hoursOfWorkingDay + more / 60)
      expect(priorityOf(dueFrom(later), laterRisk)).toBeGreaterThan(priorityOf(dueFrom(at), risk))
    }),
  )
})

test('of two simultaneous cases the riskier one is first, and each point of risk counts the same', () => {
  const due = fromMoment('2026-03-04 10:20:00')
  expect(priorityOf(due, 90)).toBeLessThan(priorityOf(due, 20))
  expect(priorityOf(due, 0) - priorityOf(due, 1)).toBe(leadMinutes * 60_000)
})

interface WaitingCase {
  readonly at: Date
  readonly risk: number
}

/**
 * A team that decides one case in half an hour, and gets new ones of maximum risk at the same rate: after how many
 * working hours it takes the calm case that came first, within the horizon.
 */
function hoursUntilAccepted(
  order: (one: WaitingCase, other: WaitingCase) => number,
  hours: number,
): number | null {
  const start = fromMoment('2026-03-02 09:00:00')
  const calm: WaitingCase = { at: start, risk: 0 }
  let waiting = [calm, ...Array.from({ length: 10 }, () => ({ at: start, risk: 100 }))]
  for (let passed = 0; passed < hours; passed += 0.5) {
    const [taken] = waiting.toSorted(order)
    if (taken === calm) return passed
    waiting = waiting.filter((one) => one !== taken)
    waiting.push({ at: addWorkingHours(start, passed), risk: 100 })
  }
  return null
}

const inTurn = (one: WaitingCase, other: WaitingCase) =>
  priorityOf(dueFrom(one.at), one.risk) - priorityOf(dueFrom(other.at), other.risk)
const byRisk = (one: WaitingCase, other: WaitingCase) =>
  other.risk - one.risk || one.at.getTime() - other.at.getTime()

test('a calm case is handled in time while risky ones keep coming, unlike with risk-only order', () => {
  expect(hoursUntilAccepted(inTurn, 200)).toBeLessThan(slaHours)
  expect(hoursUntilAccepted(byRisk, 200)).toBeNull()
})
