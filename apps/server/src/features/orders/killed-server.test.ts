import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { refusals } from '@yf/contract/refusals'
import { turns } from '#testkit/campaign.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectWhole, struckSteps, struckStory } from './test-kills.ts'
import { orderLab, type OrderLab } from './test-orders.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: turns({ usually: 600_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

/** The delay between sending a step and killing the server: dense while it works, then when it is almost done. */
const delays = [...Array(30).keys(), 33, 37, 42, 48, 55, 65, 80, 100, 130]
const kills = turns({ usually: 1, inCampaign: struckSteps.length * delays.length })
/** The step that is killed in a round; in the short form the one that triggers the refund. */
const struckIn = (round: number) => (kills === 1 ? 'refund' : struckSteps[round % struckSteps.length]!)
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-orders-'))

let lab: OrderLab
let server: Killable

beforeAll(async () => {
  // The processes use real time.
  lab = await orderLab(new Date())
  await lab.play('silent')
  const env = {
    DATABASE_URL: lab.server.databaseUrl,
    SANDBOX_ORIGIN: lab.sandbox.url,
    DATA_DIR: dataDir,
    OCR_PROCESSES: '0',
    DEMO_DATA: 'off',
  }
  server = await startKillable(env, kills, [refusals.payUnavailable.code])
})
afterAll(async () => {
  await server?.close()
  await lab.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test(`${kills} servers are killed around paying, closing and refunding: nothing is lost or doubled`, async () => {
  for (let round = 0; round < kills; round += 1) {
    const delay = delays[Math.floor(round / struckSteps.length)]!
    await expectWhole(lab, await struckStory(lab, server.persist, struckIn(round), server.killAfter(delay)))
  }
  const wrong = await recount(lab.db)
  figures({ kills, wrong: wrong.length })
  expect(wrong).toEqual([])
})
