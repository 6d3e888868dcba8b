import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { highExamCalls } from '@yf/contract/high-exam'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { turns } from '#testkit/campaign.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { systemClock } from '#platform/clock.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import { ordersAtPartner, software } from './test-exams.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: turns({ usually: 900_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

const stepCount = 2
/**
 * The delay between sending a step and killing the server: at once, during the request to FENGSHI, and when it is
 * almost done.
 */
const delays = [25, 0, 4, 8, 12, 16, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300]
const kills = turns({ usually: 1, inCampaign: stepCount * delays.length })
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-'))
const accountId = idOf('account', '梁若溪')
const packageId = idOf('package', 'high-exam/liang')

let base: TestDatabase
let server: Killable
let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  base = await testDatabase({ demo: true })
  sandbox = await startSandbox()
  token = await issueSession(base.db, systemClock, accountId)
  const env = {
    DATABASE_URL: base.url,
    DATA_DIR: dataDir,
    OCR_PROCESSES: '0',
    DEMO_DATA: 'off',
    SANDBOX_ORIGIN: sandbox.url,
  }
  server = await startKillable(env, kills)
})
afterAll(async () => {
  await server?.close()
  await sandbox.close()
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The demo's own term may be over by real time. */
const renew = () =>
  base.db
    .updateTable('equity_package')
    .set({ start_time: new Date(Date.now() - 86_400_000), end_time: new Date(Date.now() + 90 * 86_400_000) })
    .where('id', '=', packageId)
    .execute()

function nextOpenDay(): string {
  const day = addDays(shanghaiDay(new Date()), 12)
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
}

/** Booked and cancelled, with a kill in one of the steps. */
async function roundKilledIn(killed: number, delay: number): Promise<string> {
  let step = -1
  const strike = () => {
    step += 1
    if (step !== killed) return undefined
    return server.killAfter(delay)
  }
  const wish = {
    companyId: software,
    packageId,
    institutionCode: 'sh-lujiazui',
    packageCode: 'classic',
    day: nextOpenDay(),
    marriage: 'single',
  } as const
  const { id } = await server.persist(token, highExamCalls.book, wish, strike())
  await server.persist(token, highExamCalls.cancel, { id }, strike())
  return id
}

test(`${kills} servers are killed during exam bookings: each is booked once, and slot and benefit are returned`, async () => {
  await renew()
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const delay = delays[(round + Math.floor(round / stepCount)) % delays.length] ?? 0
    acknowledged.push(await roundKilledIn(round % stepCount, delay))
  }
  const orders = await base.db
    .selectFrom('high_exam_order')
    .innerJoin('booking', 'booking.id', 'high_exam_order.booking_id')
    .select(['booking.id', 'booking.state'])
    .where('high_exam_order.account_id', '=', accountId)
    .execute()
  expect(orders.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted())
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set([4]))
  // Every order at FENGSHI is known here. The five-minute job may have sent other members' orders meanwhile.
  const here = await base.db.selectFrom('high_exam_order').select('booking_id').execute()
  const known = new Set(here.map(({ booking_id }) => booking_id))
  const there = (await ordersAtPartner(sandbox)).map(({ orderNo }) => orderNo)
  expect(there.filter((orderNo) => !known.has(orderNo))).toEqual([])
  const wrong = await recount(base.db)
  figures({ kills, bookings: orders.length, wrong: wrong.length })
  expect(wrong).toEqual([])
})
