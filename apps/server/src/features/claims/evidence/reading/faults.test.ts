import { draw } from '@yf/ocr-pictures/draw'
import { claimCalls } from '@yf/contract/claims'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { fiscalReceipt, pdfSaying, type PrintedTexts } from '#platform/files/ofd/test-documents.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { newDraft, uploadTo } from './test-materials.ts'

// Reading takes real computation, and longer on a busy machine.
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

// The reader's own tests cover recognition from pictures; these cover the evaluation, with text input.
test('two receipts on one page count as none: each needs a separate picture', async () => {
  const below = 120
  const both = [
    ...fiscalReceipt('5550001201'),
    ...fiscalReceipt('8341297706').map(([x, y, text]) => [x, y + below, text] as const),
  ]
  const { state, failure, faults, receipt } = await read(await pdfSaying(both, { height: 250 }))
  expect(faults).toContain('severalReceipts')
  expect([state, failure]).toEqual(['unreadable', expect.stringContaining('每张单独拍成一张图片')])
  expect(receipt).toMatchObject(nothing)
})

test('a shop slip does not become a receipt because the person declares it as one', async () => {
  const slip: PrintedTexts = [
    [70, 12, '好邻居超市欢迎您'],
    [10, 24, '收银员：0012'],
    [80, 24, '会员卡号：88120'],
    [10, 36, '纯牛奶250毫升'],
    [120, 36, '36.00'],
    [10, 48, '实收：50.00'],
    [80, 48, '找零：14.00'],
    [70, 60, '谢谢惠顾'],
  ]
  const { state, failure, faults, receipt } = await read(await pdfSaying(slip), 'receipt')
  expect(faults).toEqual(expect.arrayContaining(['shopSlip', 'otherThanSaid']))
  expect([state, failure]).toEqual(['unreadable', expect.stringContaining('购物小票')])
  expect(receipt).toMatchObject(nothing)
})

test("silently rotates an upside-down receipt, and reports another person's clear name", async () => {
  const drawn = await draw(4, {
    kind: 'medicalReceipt',
    layout: 'electronicOutpatient',
    hardness: 'clean',
    overrides: { payer: '王小明', day: '2026-02-20', total: 12_304 },
  })
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
