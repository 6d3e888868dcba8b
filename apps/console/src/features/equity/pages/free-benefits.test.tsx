import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { equityAdminCalls, type AdminFreeBenefit } from '@yf/contract/equity-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import { addInputOf, emptyGift, emptyTexts, missingGift, missingTexts, nextSort } from '../benefit-form.ts'
import FreeBenefitsPage from './free-benefits.page.tsx'

const companyId = '018f3a00-0000-7000-8000-000000000002'
const benefit: AdminFreeBenefit = {
  id: '018f3a00-0000-7000-8000-000000000001',
  companyId,
  name: '夜间问诊',
  summary: '',
  icon: 'moon',
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  sort: 4,
  gift: '锦医（问诊） 3 次',
  isPackage: true,
  status: 2,
  claimedCount: 12,
  revision: 3,
  savedBy: null,
  savedTime: null,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  useToasts.setState({ toasts: [] })
  location.hash = `#/free-benefits?company=${companyId}`
  server.answers(equityAdminCalls.benefitCompanies, [{ id: companyId, name: '星河软件' }])
  server.answers(equityAdminCalls.freeBenefits, { records: [benefit], total: 1 })
})

test('changes the words of a benefit under its revision, and says why it was refused', async () => {
  const { code, message } = refusals.stateMoved
  server.refuses(equityAdminCalls.changeFreeBenefit, code, message)
  renderFramed(<FreeBenefitsPage />)
  const row = (await screen.findByText('夜间问诊')).closest('tr')!
  expect(row.textContent).toContain('12 人')
  fireEvent.click(screen.getByRole('button', { name: '编辑夜间问诊' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^名称/), { target: { value: '夜间医生' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  expect(await within(dialog).findByText(message)).toBeTruthy()
  expect(server.sent(equityAdminCalls.changeFreeBenefit)[0]!.input).toMatchObject({
    revision: 3,
    name: '夜间医生',
  })
})

test('a new benefit that waits for approval says so', async () => {
  server.answers(equityAdminCalls.addFreeBenefit, null)
  renderFramed(<FreeBenefitsPage />)
  await screen.findByText('夜间问诊')
  fireEvent.click(screen.getByRole('button', { name: /新建免费权益/ }))
  const dialog = await screen.findByRole('dialog')
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  type(/^名称/, '护理')
  type(/^开始时间/, '2026-04-01T09:00')
  type(/^结束时间/, '2026-05-01T09:00')
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toBe('已提交，财务审核通过后生效'))
  expect(server.sent(equityAdminCalls.addFreeBenefit)[0]!.input).toMatchObject({ name: '护理', sort: 5 })
})

test('a form names what is missing', () => {
  const texts = {
    ...emptyTexts(2),
    name: '甲',
    startTime: '2026-01-01 00:00:00',
    endTime: '2026-01-02 00:00:00',
  }
  expect(missingTexts(emptyTexts(0))).toBe('请填写名称')
  expect(missingTexts({ ...texts, endTime: texts.startTime })).toBe('结束时间须晚于开始时间')
  expect(missingTexts(texts)).toBeNull()
  expect(missingGift({ ...emptyGift, kind: 'link', jumpUrl: 'x' })).toContain('请填写')
  expect(addInputOf(companyId, texts, { ...emptyGift, kind: 'link', jumpUrl: ' /mall ' })).toMatchObject({
    jumpUrl: '/mall',
    timeFen: 0,
  })
  expect(nextSort([benefit, { ...benefit, sort: 8, status: 3 }])).toBe(5)
})
