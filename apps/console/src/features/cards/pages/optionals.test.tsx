import { fireEvent, screen } from '@testing-library/react'
import { cardsAdminCalls, type AdminOptional } from '@yf/contract/cards-admin'
import { cardsRefusals } from '@yf/contract/refusals/cards'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { inDialog, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyOptional, inputOf, missingOf, type OptionalForm } from '../optional-form.ts'
import OptionalsPage from './optionals.page.tsx'

const row: AdminOptional = {
  id: 'o1',
  companyId: 'c1',
  companyName: '星河软件',
  title: '本人自选福利',
  summary: '',
  audience: 'self',
  pick: 1,
  openDay: '2026-11-01',
  closeDay: '2026-11-30',
  useUntil: '2027-11-30',
  state: 'open',
  voidReason: null,
  items: [
    { name: '洁牙护理', summary: '', supplierCode: 'JINGHE', times: 2, timeFen: 19_800, chosenCount: 12 },
    { name: '心理咨询', summary: '', supplierCode: 'EAP', times: 1, timeFen: 0, chosenCount: null },
  ],
  chooserCount: 15,
  createdBy: '郑运营',
  createTime: '2026-10-20 10:00:00',
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
  server.answers(cardsAdminCalls.companies, [{ id: 'c1', name: '星河软件' }])
  server.answers(cardsAdminCalls.optionals, { records: [row], total: 1 })
})

test('shows how often each benefit was chosen, but not for counselling', async () => {
  openAt('#/optionals', <OptionalsPage />)
  expect(await screen.findByText(/洁牙护理（京禾（护理），2 次，¥198.00\/次）：12/)).toBeTruthy()
  expect(screen.getByText(/心理咨询.*：—/)).toBeTruthy()
  expect(screen.getByText('可选择')).toBeTruthy()
})

test('ends optional benefits with a reason, and shows a refusal in the dialog', async () => {
  const { code, message } = cardsRefusals.optionalVoided
  openAt('#/optionals', <OptionalsPage />)
  await screen.findByText('本人自选福利')
  press('停止本人自选福利')
  expect(inDialog().getByText(/15 位员工已经选定的权益照常使用/)).toBeTruthy()
  fireEvent.change(inDialog().getByRole('textbox', { name: /原因/ }), { target: { value: '内容有误' } })
  server.refuses(cardsAdminCalls.voidOptional, code, message)
  pressInDialog('停止')
  expect(await inDialog().findByText(message)).toBeTruthy()
  expect(server.sent(cardsAdminCalls.voidOptional)[0]?.input).toEqual({
    companyId: 'c1',
    id: 'o1',
    reason: '内容有误',
  })
})

test('adds and removes lines, and reports missing fields', async () => {
  openAt('#/optionals', <OptionalsPage />)
  await screen.findByText('本人自选福利')
  press('新建自选福利')
  expect(inDialog().getByText('请选择企业')).toBeTruthy()
  fireEvent.click(inDialog().getByRole('button', { name: '添加一项' }))
  expect(inDialog().getByLabelText('第 3 项名称')).toBeTruthy()
  fireEvent.click(inDialog().getByRole('button', { name: '去掉第 3 项' }))
  expect(inDialog().queryByLabelText('第 3 项名称')).toBeNull()
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '去掉第 1 项' }).disabled).toBe(true)
})

const whole: OptionalForm = {
  ...emptyOptional,
  companyId: 'c1',
  title: ' 自选 ',
  openDay: '2026-11-01',
  closeDay: '2026-11-30',
  useUntil: '2026-11-30',
  items: emptyOptional.items.map((item, at) => ({ ...item, name: `第${at}项`, timeYuan: 19.8 })),
}

test.each<[Partial<OptionalForm>, string | null]>([
  [{}, null],
  [{ companyId: null }, '请选择企业'],
  [{ title: ' ' }, '请填写标题'],
  [{ useUntil: null }, '请选择日期'],
  [{ closeDay: '2026-10-31' }, '截止日期不能早于开始日期'],
  [{ useUntil: '2026-11-29' }, '使用截止日期不能早于截止日期'],
  [{ items: whole.items.slice(1) }, '至少要有两项可选'],
  [{ items: emptyOptional.items }, '请填写每项权益的名称'],
  [{ pick: 3 }, '可选数量不能多于可选权益'],
  [{ pick: 3, audience: 'family' }, null],
])('%o: %s', (change, expectedMessage) => {
  expect(missingOf({ ...whole, ...change })).toBe(expectedMessage)
})

test('sends values typed in yuan as fen', () => {
  expect(inputOf(whole)).toMatchObject({ title: '自选', items: [{ timeFen: 1980 }, { timeFen: 1980 }] })
})
