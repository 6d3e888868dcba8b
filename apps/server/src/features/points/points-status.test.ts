import { addDays } from '@yf/domain/dates'
import { levelNames, usualRules, type LevelRules, type PointsRules } from '@yf/domain/points-rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { turns } from '#testkit/campaign.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { post } from '#platform/ledger/ledger.ts'
import { addRuleChange } from './rule-changes.ts'
import { pointsStatusOf } from './points-status.ts'

const server = demoStage()
const first = '2026-03-01'
const dayOf = (at: number) => addDays(first, at)

interface LevelStory {
  /** Points earned on each day. */
  readonly earned: readonly number[]
  /** The start day of each set of levels. */
  readonly changes: readonly { readonly at: number; readonly levels: readonly LevelRules[] }[]
}

/** A day-by-day calculation: the rules of the last change apply, and nobody loses a level. */
function walked({ earned, changes }: LevelStory): { no: number; earned: number }[] {
  let sum = 0
  let no = 1
  return earned.map((more, at) => {
    let levels: readonly LevelRules[] = usualRules.levels
    for (const change of changes) if (change.at <= at) levels = change.levels
    sum += more
    for (const [step, { from }] of levels.entries()) if (sum >= from && step + 1 > no) no = step + 1
    return { no, earned: sum }
  })
}

const someLevels = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 3 }).map((steps) => {
  let from = 0
  return [0, ...steps].map((step, at) => ({ from: (from += step), makeUps: at, taskBonus: at * 10 }))
})
const someStory: fc.Arbitrary<LevelStory> = fc.record({
  earned: fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 6, maxLength: 12 }),
  changes: fc
    .array(fc.record({ at: fc.integer({ min: 1, max: 10 }), levels: someLevels }), { maxLength: 4 })
    .map((changes) => changes.toSorted((a, b) => a.at - b.at)),
})

const rowOf = (companyId: string, no: number, startDay: string, rules: PointsRules) => ({
  company_id: companyId,
  no,
  start_day: startDay,
  rules,
  reason: '测试',
  state: 'inForce' as const,
  proposed_by: idOf('staff', 'operator1'),
  proposed_at: server.clock.now(),
  decided_by: null,
  decided_at: null,
  note: null,
})

test('whatever is earned and however rules change, the level is the highest reached by the rules of any day', async () => {
  await fc.assert(
    fc.asyncProperty(someStory, async (story) => {
      const account = { companyId: newId(), book: 'points', ownerId: newId() }
      for (const [at, { at: day, levels }] of story.changes.entries()) {
        const rules = { ...usualRules, levels }
        await addRuleChange(server.db, rowOf(account.companyId, at + 1, dayOf(day), rules))
      }
      const expected = walked(story)
      for (const [at, amount] of story.earned.entries()) {
        server.clock.set(`${dayOf(at)}T${at % 2 ? '00:00:00' : '23:59:59'}+08:00`)
        if (amount > 0)
          await post(server.db, server.clock, account, { amount, reason: '测试', eventKey: `e/${at}` })
        const { level, earned } = await pointsStatusOf(server.db, account, dayOf(at))
        expect({ no: level.no, earned }).toEqual(expected[at])
        expect(level.name).toBe(levelNames[level.no - 1])
      }
    }),
    { numRuns: turns({ usually: 25, inCampaign: 500 }) },
  )
})

test('spending and returning points between two sets of rules changes no level', async () => {
  const account = { companyId: newId(), book: 'points', ownerId: newId() }
  const enter = (amount: number, eventKey: string, more: object = {}) =>
    post(server.db, server.clock, account, { amount, reason: '测试', eventKey, ...more })
  const far = usualRules.levels.map((level) => ({ ...level, from: level.from * 100 }))
  await addRuleChange(server.db, rowOf(account.companyId, 1, '2026-04-02', { ...usualRules, levels: far }))
  server.clock.set('2026-04-01T12:00:00+08:00')
  await enter(600, 'earn')
  await enter(-600, 'spend')
  server.clock.set('2026-04-02T12:00:00+08:00')
  await enter(600, 'back', { givesBack: true, undoes: 'spend' })
  expect(await pointsStatusOf(server.db, account, '2026-04-02')).toMatchObject({
    level: { no: 2, from: 50_000 },
    earned: 600,
    missing: 199_400,
  })
})
