import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '#platform/db/embedded/start.fixture.ts'
import type { EmbeddedDatabase } from '#platform/db/embedded/start.ts'
import { startSupervised } from '#platform/db/embedded/supervise.ts'
import { migrate } from '#platform/db/migrate.ts'
import { turns } from '#testkit/campaign.ts'
import { buildDemoTemplate } from '#testkit/demo-template.ts'
import { comingAgain, persisting } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { expectWhole, struckSteps, struckStory } from './test-kills.ts'
import { orderLab, type OrderLab } from './test-orders.ts'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 300_000 })

/** The delay between sending a step and killing the database. */
const delays = [...Array(30).keys(), 33, 37, 42, 48, 55, 65, 80, 100, 130]
/**
 * None in the short form: the test of the supervisor covers that a database restarts with everything it acknowledged.
 */
const kills = turns({ usually: 0, inCampaign: struckSteps.length * delays.length })
const log = { warn: () => undefined, error: () => undefined }

describe.skipIf(kills === 0)('a database that dies during order calls', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yf-killed-database-'))
  const dataDir = path.join(folder, 'pg')
  let embedded: EmbeddedDatabase
  let lab: OrderLab

  beforeAll(async () => {
    // As root, PostgreSQL runs under another account.
    chmodSync(folder, 0o755)
    embedded = await startSupervised({ dataDir, port: 15_580 }, log)
    await migrate(embedded.url)
    await buildDemoTemplate(embedded.url)
    lab = await orderLab(new Date(), { databaseUrl: embedded.url, databaseWaitSeconds: 30 })
    await lab.play('silent')
  })
  afterAll(async () => {
    await lab?.close()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const postmaster = () =>
    Number(readFileSync(path.join(dataDir, 'cluster/data/postmaster.pid'), 'utf8').split('\n')[0])
  const stands = () =>
    ask(embedded.url, 'select 1').then(
      () => true,
      () => false,
    )
  const killAfter = (delay: number) => async () => {
    await wait(delay)
    process.kill(postmaster(), 'SIGKILL')
    await expect.poll(stands, { timeout: 60_000, interval: 50 }).toBe(true)
  }

  test(`${kills} kills around paying, closing and refunding lose or double nothing`, async () => {
    const persist = persisting(
      comingAgain(() => lab.server.url),
      [refusals.payUnavailable.code],
    )
    for (let round = 0; round < kills; round += 1) {
      const struck = struckSteps[round % struckSteps.length]!
      const delay = delays[Math.floor(round / struckSteps.length)]!
      await expectWhole(lab, await struckStory(lab, persist, struck, killAfter(delay)))
    }
    const wrong = await recount(lab.db)
    figures({ kills, wrong: wrong.length })
    expect(wrong).toEqual([])
  })
})
