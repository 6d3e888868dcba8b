import { expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { namedCalls } from '#testkit/named-calls.ts'
import { staged } from '#testkit/staged.ts'
import { figures } from '../figures.ts'
import { openMatrix } from '../stage.ts'
import { preparations } from './preparations.ts'
import { raceCall, type RaceReport } from './race.ts'

const stage = staged(() => openMatrix())
const idempotent = namedCalls().filter(({ row }) => row.idempotent)

test('the same key has one effect and one response concurrently, and an action that can happen once happens once', async () => {
  const racers = turns({ usually: 6, inCampaign: 20 })
  const every = turns({ usually: 4, inCampaign: 1 })
  const raced: RaceReport[] = []
  for (const call of idempotent.filter((_, at) => at % every === 0))
    raced.push(await raceCall(stage, call, racers))
  const faults = raced.flatMap(({ call, faults }) => faults.map((fault) => `${call}: ${fault}`))
  figures({ calls: raced.length, racers, faults: faults.length })
  // A call that only refuses proves nothing: it needs a preparation.
  const shut = raced.filter(({ isOpened }) => !isOpened).map(({ call, response: text }) => `${call}: ${text}`)
  expect({ faults, shut }).toEqual({ faults: [], shut: [] })
}, 1_800_000)

test('every preparation belongs to an existing idempotent call', () => {
  const names = new Set(idempotent.map(({ name }) => name))
  expect(Object.keys(preparations).filter((name) => !names.has(name))).toEqual([])
})
