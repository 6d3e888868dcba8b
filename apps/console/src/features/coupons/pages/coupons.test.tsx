import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { couponsAdminCalls, type CouponBatch } from '@yf/contract/coupons-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyBatch, formOf, inputOf, missingOf } from '../batch-form.ts'
import { phonesIn } from '../phones-in.ts'
import CouponBatchesPage from './coupon-batches.page.tsx'

const batch: CouponBatch = {
  id: 'b1',
  companyId: 'c1',
  companyName: '星河软件',
  name: '满百减二十',
  couponType: 1,
  reduceMoney: 2_000,
  fullMoney: 10_000,
  stock: 200,
  perPerson: 1,
  takeFromDay: '2026-11-01',
  takeUntilDay: '2026-12-31',
  validFromDay: null,
  validUntilDay: null,
  validDays: 30,
  productIds: [],
  categoryIds: ['health'],
  note: '',
  isPaused: 0,
  taken: 50,
  usable: 30,
  locked: 1,
  used: 15,
  expired: 4,
  createTime: '2026-11-01 09:00:00',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/coupons'
  server.answers(couponsAdminCalls.batches, { records: [batch], total: 1 })
  server.answers(couponsAdminCalls.companies, [{ id: 'c1', name: '星河软件' }])
  server.answers(couponsAdminCalls.products, [])
})

test('shows a batch with its terms and usage, and pauses it after a confirmation', async () => {
  server.answers(couponsAdminCalls.pause, { ...batch, isPaused: 1 })
  renderFramed(<CouponBatchesPage />)
  expect(await screen.findByText('满100元减20元 · 指定商品')).toBeTruthy()
  expect(screen.getByText('50 / 200')).toBeTruthy()
  expect(screen.getByText('30 · 1 · 15 · 4')).toBeTruthy()
  press('暂停领取：满百减二十')
  expect(inDialog().getByText(/已领到的仍可使用/)).toBeTruthy()
  fireEvent.click(inDialog().getByRole('button', { name: '暂停领取' }))
  await waitFor(() =>
    expect(server.sent(couponsAdminCalls.pause)[0]?.input).toEqual({ id: 'b1', isPaused: 1 }),
  )
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
})

test('shows and selects what a batch applies to by category', async () => {
  server.answers(couponsAdminCalls.batches, { records: [{ ...batch, taken: 0 }], total: 1 })
  server.answers(couponsAdminCalls.save, batch)
  renderFramed(<CouponBatchesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '编辑满百减二十' }))
  expect(inDialog().getByText('运动健康')).toBeTruthy()
  fireEvent.mouseDown(inDialog().getByLabelText('适用分类'))
  fireEvent.click(await screen.findByTitle('食品生鲜'))
  fireEvent.click(inDialog().getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(server.sent(couponsAdminCalls.save)[0]?.input).toMatchObject({ categoryIds: ['health', 'food'] }),
  )
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
})

test('previews a list of phone numbers before giving coupons', async () => {
  const rows = [
    { line: 1, phone: '138****0001', fault: null },
    { line: 2, phone: '139****0002', fault: '不是该企业的用户' },
  ]
  server.answers(couponsAdminCalls.give, { given: 1, rows })
  renderFramed(<CouponBatchesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '发放满百减二十' }))
  fireEvent.change(inDialog().getByRole('textbox'), {
    target: { value: '姓名,手机\n林晓,138 0000 0001\n13900000002' },
  })
  fireEvent.click(inDialog().getByRole('button', { name: '检查名单' }))
  expect(await screen.findByText('不是该企业的用户')).toBeTruthy()
  // The loading icon fades out by itself, so the button's name may still contain it; until then a click does nothing.
  const give = () => inDialog().getByRole('button', { name: /发放给 1 人$/ })
  await waitFor(() => expect(give().className).not.toContain('loading'))
  await waitFor(() => expect(give()).toHaveProperty('disabled', false))
  fireEvent.click(give())
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  const phones = ['13800000001', '13900000002']
  expect(server.sent(couponsAdminCalls.give).map(({ input }) => input)).toEqual([
    { id: 'b1', phones, isPreview: 1 },
    { id: 'b1', phones, isPreview: 0 },
  ])
})

test('finds phone numbers in cells, and keeps a line without one', () => {
  expect(phonesIn('手机号\n林晓\t138-0000-0001\t上海\r\n\n不知道 12')).toEqual(['13800000001', '不知道 12'])
})

test('the form reports missing fields, and a saved batch loads unchanged', () => {
  expect(missingOf(emptyBatch)).toBe('请选择企业')
  expect(missingOf({ ...formOf(batch), couponType: 2, worth: 85 })).toMatch(/折扣/)
  expect(missingOf({ ...formOf(batch), fullYuan: 5 })).toMatch(/门槛/)
  expect(missingOf({ ...formOf(batch), isFixed: true })).toMatch(/有效日期/)
  const {
    companyName: _name,
    isPaused: _p,
    taken: _t,
    usable: _u,
    locked: _l,
    used: _s,
    expired: _e,
    createTime: _c,
    ...written
  } = batch
  expect(inputOf(formOf(batch), batch)).toEqual(written)
})
