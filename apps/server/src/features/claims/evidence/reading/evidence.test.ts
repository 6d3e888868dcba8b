import { beforeAll, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { caseLab } from '#features/claims/record/test-cases.ts'
import type { ReceiptSnapshot } from '#features/claims/record/tables.ts'
import { forgetUnsaved } from '#features/claims/record/materials/forget-files.ts'
import { addReceipt, keepOutcome } from './keep-reading.ts'
import { jpeg, newDraft, uploadTo } from './test-materials.ts'
import { lockInvoiceNumbers, usedInvoices } from '#features/claims/record/used-invoices.ts'

const server = demoStage()
let token: string
let caseId: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
  caseId = await newDraft(server, token)
})

const send = async (seed: number, kind: 'receipt' | 'other' = 'receipt') =>
  (await uploadTo(server, { token, caseId, bytes: await jpeg(seed), kind })).result[0]!
const caseRow = () =>
  server.db.selectFrom('claim_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
const rowOf = (id: string) =>
  server.db.selectFrom('claim_material').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const remove = async (id: string) =>
  (await server.call(claimCalls.deleteFile, { caseId, id }, { token })).code
const rename = async (id: string) =>
  (await server.call(claimCalls.saveFiles, { caseId, files: [{ id, kind: 'other' }] }, { token })).code
const rewrite = async (materialId: string) => {
  const values = { invoiceCode: '', invoiceNumber: '1', day: '2026-02-01', billedFen: 100, socialFen: 0 }
  const receipts = [{ materialId, ...values, payer: '林晓', hospital: null }]
  return (await server.call(claimCalls.saveSnapshots, { caseId, receipts }, { token })).code
}
const ask = (kinds: readonly ('receipt' | 'medicalRecord')[]) =>
  server.db
    .updateTable('claim_case')
    .set({
      state: 3,
      submitted_at: new Date(0),
      asked_for: { words: '请补充', kinds, at: server.clock.now().toISOString() },
    })
    .where('id', '=', caseId)
    .execute()

test('files that a handler has seen, even of an earlier supplement, can be neither deleted nor changed in kind', async () => {
  const seen = await send(1)
  await ask(['medicalRecord'])
  server.clock.advance({ minutes: 1 })
  const added = await send(2)
  const refused = refusals.fileSubmitted.code
  expect([await remove(seen.id), await rename(seen.id), await rewrite(seen.id)]).toEqual([
    refused,
    refused,
    refused,
  ])
  expect([await rewrite(added.id), await rename(added.id), await remove(added.id)]).toEqual([200, 200, 200])
})

test("the member can correct a requested receipt, but not a handler's correction", async () => {
  const { id } = await send(3)
  await addReceipt(server.db, await rowOf(id), null, false)
  await ask(['receipt'])
  server.clock.advance({ minutes: 1 })
  expect(await rewrite(id)).toBe(200)
  const put = { invoiceCode: '', invoiceNumber: '2', day: null, billedFen: 50, payer: null, hospital: null }
  const snapshot: ReceiptSnapshot = { read: null, byMember: null, byHandler: put }
  await server.db.updateTable('claim_receipt').set({ snapshot }).where('material_id', '=', id).execute()
  expect(await rewrite(id)).toBe(refusals.fileSubmitted.code)
})

test('pictures that were never added to the application are deleted with their bytes and recognised values', async () => {
  const saved = await send(4)
  await server.call(claimCalls.saveFiles, { caseId, files: [{ id: saved.id }] }, { token })
  const left = await send(5)
  await server.db
    .updateTable('claim_material')
    .set({ reading_encrypted: 'encrypted' })
    .where('id', '=', left.id)
    .execute()
  await server.db
    .transaction()
    .execute(async (db) => forgetUnsaved({ ...server.services, db }, await caseRow()))
  expect(await rowOf(left.id)).toMatchObject({ reading_encrypted: null, removed_at: server.clock.now() })
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  expect((await server.fetch(left.url, bearer)).status).toBe(404)
  expect((await server.fetch(saved.url, bearer)).status).toBe(200)
})

const useOf = (invoice_code: string, invoice_number: string) => ({
  invoice_code,
  invoice_number,
  company_id: crypto.randomUUID(),
  subject_kind: 'claim',
  subject_id: crypto.randomUUID(),
  subject_no: 'LP20260101ABCDEFGH',
  used_at: server.clock.now(),
})

test('an invoice without its code is the same invoice, and another code with the same number is another', async () => {
  await server.db
    .insertInto('invoice_use')
    .values([useOf('011002600111', '55550001'), useOf('', '55550002')])
    .execute()
  const holder = async (invoiceNumber: string, invoiceCode?: string) => {
    const input = { invoiceNumber, ...(invoiceCode === undefined ? {} : { invoiceCode }) }
    return (await server.call(claimCalls.checkInvoice, input, { token })).result.caseNo
  }
  expect(await holder('55550001')).toBe('LP20260101ABCDEFGH')
  expect(await holder('55550001', '011002600111')).toBe('LP20260101ABCDEFGH')
  expect(await holder('55550001', '011002600222')).toBe(null)
  expect(await holder('55550002', '011002600222')).toBe('LP20260101ABCDEFGH')
})

test('of two concurrent cases with the same number, with and without its code, the second detects the first', async () => {
  const covered = { invoice_code: '', invoice_number: '55550003' }
  const transaction = () => server.db.transaction()
  let second: Promise<string | null> | undefined
  await transaction().execute(async (tx) => {
    await lockInvoiceNumbers(tx, [covered])
    second = transaction().execute(async (other) => {
      await lockInvoiceNumbers(other, [covered])
      return (await usedInvoices(other, {}, [covered]))(covered)
    })
    await tx.insertInto('invoice_use').values(useOf('011002600111', '55550003')).execute()
  })
  expect(await second).toBe('LP20260101ABCDEFGH')
})

test('a reading whose draft was deleted meanwhile ends without an error', async () => {
  const material = { ...(await rowOf((await send(6)).id)), case_id: crypto.randomUUID() }
  const ctx = {
    ...server.services,
    transaction: <T>(run: (ctx: never) => Promise<T>) =>
      server.db.transaction().execute((db) => run({ ...server.services, db } as never)),
  }
  await expect(
    keepOutcome(ctx, material, { outcome: 'unreadable', reason: 'damaged' }),
  ).resolves.toBeUndefined()
})

test('an invoice that was paid with its code is not paid again without it', async () => {
  const lab = await caseLab(server)
  const number = { invoice_number: '55550004' }
  const paid = await lab.submit(await lab.addCase({ receipts: [number] }))
  expect(paid.result).toMatchObject({ isDecided: 1 })
  const again = await lab.submit(await lab.addCase({ receipts: [{ ...number, invoice_code: '' }] }))
  expect(again).toMatchObject({ code: refusals.invoiceUsed.code })
  expect(again.message).toContain(paid.result.caseNo)
})
