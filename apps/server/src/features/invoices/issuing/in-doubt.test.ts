import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { invoiceActions, type InvoiceActions } from '../test-invoices.ts'

let lab: OrderLab
let actions: InvoiceActions
beforeAll(async () => {
  lab = await orderLab()
  actions = invoiceActions(lab)
})
afterAll(() => lab.close())

const alertsAbout = async (kind: string) =>
  (await lab.db.selectFrom('staff_alert').select('text').where('kind', '=', kind).execute()).length

test('a number that the issuer knows and cannot find yet stays in progress, and nobody can apply for a second', async () => {
  const order = await actions.done()
  const titleId = await actions.title({ name: '晚见抬头' })
  await lab.play('unseen', 'nuonuo', '晚见抬头')
  const { result } = await actions.apply([order], titleId)
  for (let round = 0; round < 8; round += 1) await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 2, failure: null })
  const again = await actions.apply([], titleId, { billId: result.id })
  expect(again.code).toBe(refusals.billNotFailed.code)
  await lab.play('works', 'nuonuo', '晚见抬头')
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 3 })
  expect(await actions.asked('晚见抬头')).toHaveLength(1)
})

test('a refusal after an order that may have arrived ends it only after the issuer has had none for minutes', async () => {
  const order = await actions.done()
  const titleId = await actions.title({ name: '断后被拒' })
  await lab.play('down', 'nuonuo', '断后被拒')
  const { result } = await actions.apply([order], titleId)
  await actions.turn()
  await lab.play('refuses', 'nuonuo', '断后被拒')
  for (let round = 0; round < 4; round += 1) {
    expect(await actions.detail(result.id)).toMatchObject({ state: 2 })
    expect((await actions.apply([], titleId, { billId: result.id })).code).toBe(refusals.billNotFailed.code)
    await actions.turn()
  }
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 4, failure: '购买方名称与税号不符' })
})

test('an invoice whose file could not be signed exists: accounting gets a notice, and it has not failed', async () => {
  const order = await actions.done()
  await lab.play('unsigned', 'nuonuo', '未签抬头')
  const { result } = await actions.apply([order], await actions.title({ name: '未签抬头' }))
  await actions.turn()
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 2 })
  expect(await alertsAbout('invoiceUnsealed')).toBe(1)
})
