import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eapCalls } from '@yf/contract/eap'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { systemClock } from '#platform/clock.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import { counsellorId, software } from './test-eap.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: turns({ usually: 900_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

const stepCount = 6
/** Milliseconds between sending a step and killing the server: at once, during the work, and near its end. */
const delays = [9, 0, 2, 4, 6, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150]
/** One kill while accepting; in a campaign, kills at every step. */
const first = 4
const kills = turns({ usually: 1, inCampaign: stepCount * delays.length })
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-'))
const pair = ['张明远', '欧阳娜'] as const
const accountIds = pair.map((person) => idOf('account', person))

let base: TestDatabase
let server: Killable
let tokens: string[]
beforeAll(async () => {
  base = await testDatabase({ demo: true })
  tokens = await Promise.all(accountIds.map((id) => issueSession(base.db, systemClock, id)))
  const env = { DATABASE_URL: base.url, DATA_DIR: dataDir, OCR_PROCESSES: '0', DEMO_DATA: 'off' }
  server = await startKillable(env, kills)
})
afterAll(async () => {
  await server?.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * Two members and two times: booked, changed, waited for, cancelled, accepted and cancelled again, with a kill in one
 * of these steps.
 */
async function roundKilledIn(killed: number, delay: number): Promise<readonly string[]> {
  const [mine, yours] = tokens as [string, string]
  const companyId = software
  const way = 'voice' as const
  let step = -1
  const strike = () => {
    step += 1
    if (step !== killed) return undefined
    return server.killAfter(delay)
  }
  const { days } = await server.persist(mine, eapCalls.counsellor, { companyId, id: counsellorId('guqing') })
  const [one, other] = days.slice(2).flatMap(({ times }) => times.filter(({ isFull }) => !isFull))
  const booking = { companyId, placeId: one!.id, way }
  const { id } = await server.persist(mine, eapCalls.book, booking, strike())
  await server.persist(mine, eapCalls.change, { id, placeId: other!.id, way }, strike())
  const waiting = { companyId, placeId: other!.id, way }
  const joined = await server.persist(yours, eapCalls.wait, waiting, strike())
  await server.persist(mine, eapCalls.cancel, { id }, strike())
  const accepted = await server.persist(yours, eapCalls.acceptOffer, { id: joined.id }, strike())
  await server.persist(yours, eapCalls.cancel, { id: accepted.id }, strike())
  return [id, accepted.id]
}

test(`${kills} servers are killed during bookings: nothing acknowledged is lost or doubled`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const delay = delays[(round + Math.floor(round / stepCount)) % delays.length] ?? 0
    acknowledged.push(...(await roundKilledIn((first + round) % stepCount, delay)))
  }
  const bookings = await base.db
    .selectFrom('booking')
    .select(['id', 'state'])
    .where('account_id', 'in', accountIds)
    .where('kind', '=', 'counselling')
    .execute()
  expect(bookings.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set([4]))
  const sessions = await base.db
    .selectFrom('eap_session')
    .select('booking_id')
    .where('account_id', 'in', accountIds)
    .execute()
  expect(sessions).toHaveLength(acknowledged.length)
  const offers = await base.db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', accountIds[1]!)
    .where('title', '=', '您候补的心理咨询有名额了')
    .execute()
  expect(offers).toHaveLength(kills)
  const wrong = await recount(base.db)
  figures({ kills, bookings: bookings.length, wrong: wrong.length })
  expect(wrong).toEqual([])
})
