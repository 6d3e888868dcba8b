import { claimCalls } from '@yf/contract/claims'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { createOcrPool } from '#platform/ocr/pool.ts'
import { addPolicy, caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import {
  digitalInvoice,
  fiscalReceipt,
  ofdSaying,
  pdfSaying,
  zipOf,
} from '#platform/files/ofd/test-documents.ts'
import { uploadTo } from './test-materials.ts'

vi.setConfig({ testTimeout: 60_000 })

const ocr = createOcrPool({ processes: 1, cpuLimitMs: 60_000, maxRssMb: 1500, queueLimit: 50 })
afterAll(() => ocr.close())
const server = demoStage({ jobs: true, ocr })
let lab: CaseLab
let caseId: string
beforeAll(async () => {
  lab = await caseLab(server)
  const policyId = await addPolicy(server, { yearlyFen: 1_000_000, terms: { outsideRatio: 0 } })
  caseId = await lab.addCase({ receipts: [], policyId })
})

const upload = (bytes: Buffer) => uploadTo(server, { token: lab.token, caseId, bytes })

async function read(bytes: Buffer): Promise<ClaimMaterial> {
  const { result, message } = await upload(bytes)
  if (!result) throw new Error(message)
  return vi.waitFor(
    async () => {
      const all = (await server.call(claimCalls.materialsV2, { caseId }, lab)).result
      const found = all.find(({ id }) => id === result[0]!.id)!
      if (found.state === 'waiting' || found.state === 'reading') throw new Error(found.state)
      return found
    },
    { timeout: 30_000, interval: 50 },
  )
}

const receipt = { day: '2026-02-20', billedFen: 20_850, payer: '林晓', hospital: '北京协和医院' }

test('an electronic receipt is read from its text layer, however faint its print, with confidence', async () => {
  const found = await read(await pdfSaying(fiscalReceipt('0123456789')))
  expect(found).toMatchObject({ kind: 'receipt', state: 'read', contentType: 'image/jpeg', failure: null })
  expect(found.receipt).toMatchObject({
    ...receipt,
    invoiceCode: '11060126',
    invoiceNumber: '0123456789',
    ownExpenseFen: 6255,
    isSure: 1,
    doubtful: [],
  })
  const total = found.fields.find(({ name }) => name === 'billedFen')!
  expect(total.confidence).toBe(1)
  // Position on the page, as a fraction of it.
  expect(total.region[0]!.x).toBeGreaterThan(0.57)
  expect(total.region[0]!.x).toBeLessThan(0.75)
  expect(total.region[0]!.y).toBeCloseTo(71 / 140, 1)
  const { printed_encrypted } = await server.db
    .selectFrom('claim_material')
    .select('printed_encrypted')
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  expect(printed_encrypted).not.toContain('林晓')
})

test('its text layer leads to the same sum as a photograph', async () => {
  const [{ id }] = (await server.call(claimCalls.materialsV2, { caseId }, lab)).result.filter(
    ({ kind }) => kind === 'receipt',
  ) as [ClaimMaterial]
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id }] }, lab)
  const { result } = await server.call(claimCalls.materialPage, { caseId }, lab)
  expect(result.estimate).toMatchObject({ payableFen: 11_676 })
})

test('reads a digital invoice as PDF, and an OFD receipt with its form in a template, in the same way', async () => {
  const invoice = await read(await pdfSaying(digitalInvoice('26112000000012345678')))
  expect(invoice.receipt).toMatchObject({ ...receipt, invoiceNumber: '26112000000012345678', isSure: 1 })
  const ofd = await read(ofdSaying(fiscalReceipt('9876543210')))
  expect(ofd).toMatchObject({ state: 'read', contentType: 'image/jpeg' })
  expect(ofd.receipt).toMatchObject({
    ...receipt,
    invoiceNumber: '9876543210',
    ownExpenseFen: 6255,
    isSure: 1,
  })
})

test('contradictory figures are not confident, even from a text layer', async () => {
  const altered = fiscalReceipt('1111122222').map(
    ([x, y, text]) => [x, y, text.replace('（小写）208.50', '（小写）908.50')] as const,
  )
  const found = await read(await pdfSaying(altered))
  expect(found.receipt).toMatchObject({ isSure: 0, isConfirmed: 0 })
  expect(found.receipt?.doubtful).toContain('billedFen')
})

test('refuses an OFD that unpacks to forty megabytes, with a message', async () => {
  const root = '<OFD><DocBody><DocRoot>Doc_0/Document.xml</DocRoot></DocBody></OFD>'
  const bomb = zipOf(
    { 'OFD.xml': root, 'Doc_0/Document.xml': Buffer.alloc(40 * 1024 * 1024, 32) },
    { lie: 10 },
  )
  const { success, message } = await upload(bomb)
  expect([success, message]).toEqual([false, expect.stringContaining('这个文件太复杂')])
})
