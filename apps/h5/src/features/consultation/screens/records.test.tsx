import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addressCalls } from '@yf/contract/address'
import { consultationCalls } from '@yf/contract/consultation'
import { familyCalls } from '@yf/contract/family'
import { pharmacyCalls } from '@yf/contract/pharmacy'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { resetSession } from '#platform/session/session.ts'
import { cancelled, child, consultation, ended, id, prescription, row, self } from '../test-consultations.ts'
import ConsultationDetailScreen from './consultation-detail.screen.tsx'
import ConsultationRecordsScreen from './consultation-records.screen.tsx'
import EndScreen from './end.screen.tsx'
import PrescriptionsScreen from './prescriptions.screen.tsx'
import ResultScreen from './result.screen.tsx'

const server = envelopeStage({ at: '/hospital' })
const { said: toasts, sent, bodies } = server

beforeEach(() => {
  server.answers(familyCalls.list, [self, child])
  server.answers(consultationCalls.list, {
    records: [row, { ...row, id: 'k2', patientName: '林小满' }],
    total: 2,
  })
  server.answers(consultationCalls.detail, ended)
  server.answers(consultationCalls.drugEquity, [])
})

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const lastQuery = () => sent(consultationCalls.list).slice(-1)[0]?.query

test('filters records by family member, state and keyword', async () => {
  openAt('/consultationRecord', <ConsultationRecordsScreen />)
  const list = await screen.findByRole('list', { name: '问诊记录' })
  expect(within(list).getAllByText('问诊中')).toHaveLength(2)
  expect(within(list).getByText('林小满 · 头痛')).toBeTruthy()
  await tap('林小满')
  await waitFor(() => expect(lastQuery()).toMatchObject({ companyId: 'c1', familyId: 'child' }))
  await tap('已结束')
  await waitFor(() => expect(lastQuery()).toMatchObject({ familyId: 'child', state: '3' }))
  server.answers(consultationCalls.list, { records: [], total: 0 })
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索问诊' }), { target: { value: '胃痛' } })
  expect(await screen.findByText('没有符合条件的问诊')).toBeTruthy()
  expect(lastQuery()).toMatchObject({ familyId: 'child', state: '3', keyword: '胃痛' })
})

test('a record opens its consultation, and an empty list explains the feature', async () => {
  const { unmount } = openAt('/consultationRecord', <ConsultationRecordsScreen />)
  await tap(/林晓 · 头痛/)
  expect(location.hash).toBe(`#/consultationRecord/${id}`)
  unmount()
  server.answers(consultationCalls.list, { records: [], total: 0 })
  openAt('/consultationRecord', <ConsultationRecordsScreen />)
  expect(await screen.findByText('还没有问诊记录')).toBeTruthy()
})

test('distinguishes a timed-out consultation from one that still waits for a doctor', async () => {
  const waiting = { ...row, id: 'k3', state: 1 as const, doctor: null }
  const left = { ...row, id: 'k4', state: 4 as const, doctor: null }
  server.answers(consultationCalls.list, { records: [waiting, left], total: 2 })
  openAt('/consultationRecord', <ConsultationRecordsScreen />)
  expect(await screen.findByText('正在为您安排医生')).toBeTruthy()
  expect(screen.getByText('没有医生接诊')).toBeTruthy()
})

test('a list that fails to load shows the reason and can be retried', async () => {
  server.refuses(consultationCalls.list, 3001, '问诊记录暂时无法查询')
  openAt('/consultationRecord', <ConsultationRecordsScreen />)
  expect(await screen.findByText('问诊记录暂时无法查询')).toBeTruthy()
  server.answers(consultationCalls.list, { records: [row], total: 1 })
  await tap('重新加载')
  expect(await screen.findByText('林晓 · 头痛')).toBeTruthy()
})

test('a record shows summary, diagnosis, advice, documents and follow-up, and offers a follow-up consultation', async () => {
  openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
  for (const shownText of [
    '头痛两天，无发热',
    '规律作息',
    '建议 2026-11-23 前后复诊',
    '林晓，36岁',
    '青霉素',
  ]) {
    expect(await screen.findByText(shownText)).toBeTruthy()
  }
  expect(screen.getByRole('article', { name: '林晓的处方' })).toBeTruthy()
  expect(screen.getByText('建议休息：11月16日至11月18日')).toBeTruthy()
  await tap('再次咨询')
  expect(location.hash).toBe(`#/hospital/toConsultation?patient=me&follows=${id}`)
})

test.each([
  [null, '未填写'],
  [[], '无'],
  [['青霉素', '花粉'], '青霉素、花粉'],
])('a record with the allergies %j shows %s', async (allergies, text) => {
  server.answers(consultationCalls.detail, { ...ended, allergies })
  openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
  expect((await screen.findByText('过敏史')).parentElement?.textContent).toBe(`过敏史${text}`)
})

test('links to the conversation of an ended consultation', async () => {
  openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
  await tap(/对话记录/)
  expect(location.hash).toBe(`#/consultationRecord/${id}?view=dialogue`)
})

test('a consultation without a doctor shows the reason and restarts without following on', async () => {
  server.answers(consultationCalls.detail, cancelled)
  openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
  expect(await screen.findByText(cancelled.cancelReason)).toBeTruthy()
  expect(screen.queryByText('问诊小结')).toBeNull()
  await tap('重新发起问诊')
  expect(location.hash).toBe('#/hospital/toConsultation?patient=me')
})

test('rates the doctor once at the end and shows the rating afterwards', async () => {
  openAt(`/hospital/end?id=${id}`, <EndScreen />)
  await tap('提交评价')
  expect(toasts).toEqual(['请先选择评分'])
  fireEvent.click(screen.getByRole('radio', { name: '5星 非常满意' }))
  fireEvent.change(screen.getByLabelText('想说的话（选填）'), { target: { value: '很耐心' } })
  const evaluated = { ...ended, evaluation: { stars: 5, words: '很耐心' } }
  server.answers(consultationCalls.evaluate, evaluated)
  server.answers(consultationCalls.detail, evaluated)
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: '提交评价' }))
      expect(sent(consultationCalls.evaluate)).toHaveLength(1)
    },
    { timeout: 3000 },
  )
  expect(await screen.findByRole('img', { name: '评分 5 星' })).toBeTruthy()
  expect(bodies(consultationCalls.evaluate)).toEqual([{ id, stars: 5, words: '很耐心' }])
})

test('the end page of an open consultation leads back into its room', async () => {
  server.answers(consultationCalls.detail, consultation)
  openAt(`/hospital/end?id=${id}`, <EndScreen />)
  await tap('进入问诊')
  expect(location.hash).toBe(`#/consultationRecord/${id}`)
})

test('the result page ignores the state in its address and asks the server', async () => {
  server.answers(consultationCalls.detail, consultation)
  openAt(`/hospital/result?id=${id}&state=3&success=true&title=已结束`, <ResultScreen />)
  expect(await screen.findByText('医生正在为您服务')).toBeTruthy()
  expect(screen.queryByText(/已结束/)).toBeNull()
  expect(sent(consultationCalls.detail).map(({ query }) => query)).toEqual([{ id }])
})

test('the result page sends no request for an invalid id', async () => {
  openAt('/hospital/result?id=../../secret', <ResultScreen />)
  await tap('我的问诊')
  expect(location.hash).toBe('#/consultationRecord')
  expect(sent(consultationCalls.detail)).toHaveLength(0)
})

test('the result page shows a visitor without a session only the login link', async () => {
  resetSession()
  openAt(`/hospital/result?id=${id}&state=3`, <ResultScreen />)
  expect(screen.queryByText(/结束/)).toBeNull()
  await tap('登录查看')
  expect(location.hash).toBe(`#/consultationRecord/${id}`)
  expect(server.heard).toHaveLength(0)
})

test('shows status and expiry of prescriptions, and only valid ones can be ordered', async () => {
  const benefit = { id: 'd', name: '药品福利', summary: '处方药八折', endTime: '2027-06-30 00:00:00' }
  server.answers(consultationCalls.drugEquity, [
    { ...benefit, userFamilyId: null, total: 50_000, used: 3_200, left: 46_800 },
  ])
  server.answers(consultationCalls.prescriptions, {
    records: [
      prescription,
      { ...prescription, id: 'rx2', isUsable: 0 },
      { ...prescription, id: 'rx3', state: 5, isUsable: 0, refusal: '剂量超过说明书上限' },
      { ...prescription, id: 'rx4', state: 1, isUsable: 0 },
    ],
    total: 4,
  })
  openAt('/RxRecords', <PrescriptionsScreen />)
  const list = await screen.findByRole('list', { name: '处方记录' })
  const cards = within(list).getAllByRole('article')
  expect(cards.map((card) => within(card).getByText(/^已|^待/).textContent)).toEqual([
    '已通过',
    '已过期',
    '已驳回',
    '待审方',
  ])
  expect(within(cards[0]!).getByText(/^有效期至11月19日 09:40/)).toBeTruthy()
  expect(within(cards[2]!).getByText('剂量超过说明书上限')).toBeTruthy()
  expect(await screen.findByText('¥468.00')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '去下单' })).toHaveLength(1)
})

function showOrder() {
  server.answers(consultationCalls.prescriptions, { records: [prescription], total: 1 })
  server.answers(addressCalls.list, [])
  server.answers(pharmacyCalls.quote, {
    prescriptionId: prescription.id,
    patientName: '林晓',
    validUntil: prescription.validUntil,
    lines: [],
    totalFen: 0,
    benefit: null,
    points: { balance: 0, most: 0, mostFen: 0, takes: 0, takesFen: 0 },
    moneyFen: 0,
    warnings: [],
  })
  replace('/RxRecords')
  openAt('/RxRecords', <PrescriptionsScreen />)
  return tap('去下单')
}

test('opens and closes an order over the list without reloading it', async () => {
  await showOrder()
  await tap('关闭')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentLocation().fullPath).toBe('/RxRecords')
  expect(sent(consultationCalls.prescriptions)).toHaveLength(1)
})

test('an unpaid consultation shows price and deadline and can be cancelled free of charge', async () => {
  const payment = { orderId: 'o1', moneyFen: 4900, state: 1 as const, payBefore: '2036-11-15 10:30:00' }
  server.answers(consultationCalls.detail, { ...consultation, state: 5, doctor: null, payment })
  server.answers(consultationCalls.cancel, {
    ...cancelled,
    payment: { ...payment, state: 5, payBefore: null },
  })
  openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
  expect(await screen.findByText(/请在 10:30 前付款/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '支付 ¥49.00' })).toBeTruthy()
  await tap('取消')
  expect(await screen.findByText('您还没有付款，取消不会产生费用')).toBeTruthy()
  await tap('取消问诊')
  await waitFor(() => expect(sent(consultationCalls.cancel)).toHaveLength(1))
})
