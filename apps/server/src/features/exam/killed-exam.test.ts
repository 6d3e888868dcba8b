import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { examCalls } from '@yf/contract/exam'
import { turns } from '#testkit/campaign.ts'
import { movableClock } from '#testkit/clock.ts'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import { startKillable, type Killable } from '#testkit/killable.ts'
import { figures } from '#testkit/matrix/figures.ts'
import { recount } from '#testkit/recount/recount.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addFund, examLab, type ExamLab } from './test-exams.ts'

// Every kill costs the start of a process.
vi.setConfig({ testTimeout: turns({ usually: 600_000, inCampaign: 3_600_000 }), hookTimeout: 120_000 })

/** The delay between sending and killing the server. */
const delays = [0, 3, 8, 15, 30, 60]
const steps = ['submit', 'cancel'] as const
const kills = turns({ usually: 1, inCampaign: steps.length * delays.length * 2 })
const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-killed-exams-'))

let server: DemoServer
let lab: ExamLab
let struck: Killable
beforeAll(async () => {
  // The processes use real time.
  server = await startDemoServer({ clock: movableClock(new Date().toISOString()) })
  lab = await examLab(server)
  struck = await startKillable(
    { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir, OCR_PROCESSES: '0', DEMO_DATA: 'off' },
    kills,
  )
})
afterAll(async () => {
  await struck?.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test(`${kills} servers are killed around submitting and cancelling: the quota and the invoices add up`, async () => {
  const fund = await addFund(server, 100_000)
  for (let round = 0; round < kills; round += 1) {
    const step = steps[round % steps.length]!
    const delay = delays[Math.floor(round / steps.length) % delays.length]!
    const strike = struck.killAfter(delay)
    const id = await lab.ready(70_000)
    // Repeated under one key: it is submitted once, and nothing of it is lost.
    await struck.persist(lab.token, examCalls.submit, { id }, step === 'submit' ? strike : undefined)
    expect(await lab.leftOf(fund)).toBe(30_000)
    const cancelled = await struck.persist(
      lab.token,
      examCalls.cancel,
      { id },
      step === 'cancel' ? strike : undefined,
    )
    expect([cancelled.state, await lab.leftOf(fund)]).toEqual([5, 100_000])
  }
  const wrong = await recount(server.db)
  figures({ kills, wrong: wrong.length })
  expect(wrong).toEqual([])
})
