import { draw } from '@yf/ocr-pictures/draw'
import { claimCalls } from '@yf/contract/claims'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { newDraft, uploadTo } from './test-materials.ts'

// Reading is real work, and a busy machine takes its time for it.
vi.setConfig({ testTimeout: 120_000 })

const ocr = createOcrPool({ processes: 1, cpuLimitMs: 60_000, maxRssMb: 1500, queueLimit: 50 })
afterAll(() => ocr.close())
const server = demoStage({ jobs: true, ocr })
let token: string
let caseId: string
beforeAll(async () => {
  token = await server.tokenOf('linxiao')
  caseId = await newDraft(server, token)
})

async function read(bytes: Buffer, kind?: 'receipt'): Promise<ClaimMaterial> {
  const sent = await uploadTo(server, { token, caseId, bytes, ...(kind ? { kind } : {}) })
  const id = sent.result[0]!.id
  return vi.waitFor(
    async () => {
      const { result } = await server.call(claimCalls.materialsV2, { caseId }, { token })
      const found = result.find((one) => one.id === id)!
      if (found.state === 'waiting' || found.state === 'reading') throw new Error(found.state)
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}

const nothing = { invoiceNumber: null, day: null, billedFen: null, payer: null, isSure: 0, isConfirmed: 0 }
const receiptOf = (seed: number, payer: string) =>
  draw(seed, {
    kind: 'medicalReceipt',
    layout: 'electronicOutpatient',
    hardness: 'clean',
    said: { payer, day: '2026-02-20', total: 12_300 + seed },
  })

test('two receipts in one picture are none: each is asked for in a picture of its own', async () => {
  const [one, other] = [await receiptOf(1, '林晓'), await receiptOf(2, '林晓')]
  const below = await sharp(other.picture).resize(one.truth.width).toBuffer({ resolveWithObject: true })
  const both = await sharp(one.picture)
    .extend({ bottom: below.info.height, background: '#fff' })
    .composite([{ input: below.data, top: one.truth.height, left: 0 }])
    .jpeg()
    .toBuffer()
  const { state, failure, faults, receipt } = await read(both)
  expect(faults).toContain('severalReceipts')
  expect([state, failure]).toEqual(['unreadable', expect.stringContaining('每张单独拍成一张图片')])
  expect(receipt).toMatchObject(nothing)
})

test('the slip of a shop does not become a receipt because somebody calls it one', async () => {
  const slip = await draw(3, { kind: 'other', layout: 'till', hardness: 'clean' })
  const { state, failure, faults, receipt } = await read(slip.picture, 'receipt')
  expect(faults).toEqual(expect.arrayContaining(['shopSlip', 'otherThanSaid']))
  expect([state, failure]).toEqual(['unreadable', expect.stringContaining('购物小票')])
  expect(receipt).toMatchObject(nothing)
})

test('a receipt that stands on its head is turned silently; another’s clear name is named as that', async () => {
  const drawn = await receiptOf(4, '王小明')
  const { state, failure, faults, receipt } = await read(await sharp(drawn.picture).rotate(180).toBuffer())
  expect([state, failure, faults]).toEqual(['read', null, []])
  expect(receipt).toMatchObject({
    invoiceNumber: drawn.truth.fields.number,
    payer: '王小明',
    payerNote: '票据上的姓名是 王*明，与就诊人 林* 不一致',
    isConfirmed: 0,
    doubtful: expect.arrayContaining(['payer']) as unknown,
  })
})
