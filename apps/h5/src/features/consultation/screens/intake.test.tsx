import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { consultationCalls } from '@yf/contract/consultation'
import { familyCalls } from '@yf/contract/family'
import { orderCalls } from '@yf/contract/orders'
import { hospitalCalls } from '@yf/contract/hospital'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { child, consultation, doctor, id, quote, self, spouse } from '../test-consultations.ts'
import { blank, saveDraft, readDraft } from '../intake/consultation-draft.ts'
import DescriptionScreen from './description.screen.tsx'
import ToConsultationScreen from './to-consultation.screen.tsx'

const server = envelopeStage({ at: '/hospital' })
const { said: toasts, sent, bodies } = server

const ready = {
  ...blank,
  patientId: 'me',
  labelIds: ['l1'],
  words: '头痛两天，越来越重',
  allergies: [],
  hasConsent: true,
}

beforeEach(() => {
  server.answers(familyCalls.list, [self, child, spouse])
  server.answers(hospitalCalls.diseaseLabels, [
    { department: '内科', labels: [{ id: 'l1', name: '头痛' }] },
    { department: '儿科', labels: [{ id: 'l2', name: '发热' }] },
  ])
  server.answers(consultationCalls.quote, ({ query }) =>
    query['familyId'] === 'child' ? { ...quote, patientAge: 6, allergies: ['头孢'] } : quote,
  )
  server.answers(consultationCalls.choosePrecheckLabels, null)
  server.answers(consultationCalls.start, consultation)
})

const first = (path = '/hospital/toConsultation') => openAt(path, <ToConsultationScreen />)
const second = () => openAt('/hospital/describtion', <DescriptionScreen />)
const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

test('preselects the tapped symptom in its own department', async () => {
  first('/hospital/toConsultation?label=l2')
  expect(await screen.findByRole('button', { name: '发热' })).toBeTruthy()
  expect(isPressed('发热')).toBe('true')
  expect(screen.queryByRole('button', { name: '头痛' })).toBeNull()
})

test('names the tapped doctor, explains what happens if they are busy, and sends the wish at the start', async () => {
  const wished = { ...doctor, doctorNo: 'D1', goodAt: '', stars: 5, answered: 1, waitingMinutes: 4 }
  server.answers(hospitalCalls.doctors, { doctors: [wished], isKnown: 1 })
  saveDraft(ready)
  first('/hospital/toConsultation?doctor=D1')
  expect(await screen.findByRole('region', { name: '您选择的医生' })).toBeTruthy()
  expect(screen.getByText(/预计 4 分钟内接诊/)).toBeTruthy()
  await tap('下一步，描述病情')
  await waitFor(() => expect(readDraft().doctorNo).toBe('D1'))
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  await waitFor(() => expect(bodies(consultationCalls.start)[0]).toMatchObject({ doctorNo: 'D1' }))
})

test('choosing a patient loads age and allergies, and recorded allergies stay selected', async () => {
  first()
  fireEvent.click(await screen.findByRole('radio', { name: /林小满/ }))
  await waitFor(() => expect(isPressed('头孢')).toBe('true'))
  await tap('海鲜')
  fireEvent.change(screen.getByLabelText('其他过敏'), { target: { value: '芒果' } })
  await tap('添加')
  expect(readDraft().allergies).toEqual(['头孢', '海鲜', '芒果'])
  await tap('无过敏史')
  expect(readDraft().allergies).toEqual([])
})

test('assumes nothing about allergies: the member must answer, and none is an explicit choice', async () => {
  first('/hospital/toConsultation?label=l1')
  fireEvent.click(await screen.findByRole('checkbox'))
  await screen.findByRole('button', { name: '头痛' })
  const allergies = within(screen.getByRole('group', { name: '过敏史' }))
  expect(allergies.queryAllByRole('button', { pressed: true })).toEqual([])
  await tap('下一步，描述病情')
  expect(toasts).toEqual(['请选择过敏史，没有过敏请选“无过敏史”'])
  expect(sent(consultationCalls.choosePrecheckLabels)).toHaveLength(0)
  await tap('青霉素')
  await tap('青霉素')
  expect(readDraft().allergies).toBeNull()
  await tap('无过敏史')
  expect(readDraft().allergies).toEqual([])
  expect(isPressed('无过敏史')).toBe('true')
})

test('a recorded allergy can be deselected, even if the server knows it', async () => {
  first('/hospital/toConsultation?patient=child')
  await waitFor(() => expect(isPressed('头孢')).toBe('true'))
  await tap('头孢')
  expect(isPressed('头孢')).toBe('false')
  expect(isPressed('无过敏史')).toBe('false')
})

test('a draft without an answer about allergies starts no consultation', async () => {
  saveDraft({ ...ready, allergies: undefined })
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  expect(toasts).toEqual(['请返回上一步，选择过敏史'])
  expect(sent(consultationCalls.start)).toHaveLength(0)
})

test('a family member with an own account must start the consultation themselves', async () => {
  first()
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: /陈默/ })
  expect(card.disabled).toBe(true)
  expect(screen.getByText('已有自己的账号，请由本人登录后发起')).toBeTruthy()
})

test('requires consent and saves the chosen labels', async () => {
  first('/hospital/toConsultation?label=l1')
  await tap('无过敏史')
  await tap('下一步，描述病情')
  expect(toasts).toEqual(['请先阅读并同意《互联网诊疗知情同意书》'])
  fireEvent.click(screen.getByText('《互联网诊疗知情同意书》'))
  expect(await screen.findByText(/请立即拨打 120/)).toBeTruthy()
  await tap('同意')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true))
  // A button accepts one tap per second.
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: '下一步，描述病情' }))
      expect(location.hash).toBe('#/hospital/describtion')
    },
    { timeout: 3000 },
  )
  expect(bodies(consultationCalls.choosePrecheckLabels)[0]).toEqual({ familyId: 'me', labelIds: ['l1'] })
  expect(readDraft()).toMatchObject({ patientId: 'me', labelIds: ['l1'], hasConsent: true })
})

test('leads a patient with an open consultation into it', async () => {
  server.answers(consultationCalls.quote, { ...quote, openId: id })
  first()
  await tap(/有一个进行中的问诊/)
  expect(location.hash).toBe(`#/consultationRecord/${id}`)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步，描述病情' }).disabled).toBe(true)
})

test('shows price, payer and waiting time before the start', async () => {
  saveDraft(ready)
  second()
  expect(await screen.findByText('企业福利「在线问诊」')).toBeTruthy()
  expect(screen.getByText('2 / 3 次，本次用 1 次')).toBeTruthy()
  expect(screen.getByText('¥0.00')).toBeTruthy()
  expect(screen.getByText('预计接诊').parentElement?.textContent).toBe('预计接诊8分钟内')
  expect(screen.getByText('超过 30 分钟无人接诊会自动取消，次数退回给您')).toBeTruthy()
})

test('without benefits left a self-paying member sees the price on the button and goes to the cashier', async () => {
  server.answers(consultationCalls.quote, { ...quote, payer: 'self', selfFen: 4900, right: null })
  const payment = { orderId: 'o1', moneyFen: 4900, state: 1 as const, payBefore: '2036-11-15 10:30:00' }
  server.answers(consultationCalls.start, { ...consultation, state: 5, payment })
  server.refuses(orderCalls.pay, 4001, '订单已不在待付款状态，请刷新查看')
  saveDraft(ready)
  second()
  expect(await screen.findByText('您自己（没有可用的问诊次数）')).toBeTruthy()
  expect(screen.getByText(/费用原路退回；医生接诊后不退/)).toBeTruthy()
  await tap('支付 ¥49.00 并问诊')
  await waitFor(() => expect(sent(orderCalls.pay)).toHaveLength(1))
  expect(bodies(consultationCalls.start)[0]).toMatchObject({ payFen: 4900 })
  expect(location.hash).toBe(`#/consultationRecord/${id}`)
})

test('without benefits left it cannot start and names the contact to ask', async () => {
  saveDraft(ready)
  server.answers(consultationCalls.quote, { ...quote, payer: 'none', right: null })
  second()
  expect(await screen.findByText('问诊次数已用完')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '开始问诊' }).disabled).toBe(true)
})

test('starts one consultation from the form and opens its room', async () => {
  saveDraft({
    ...ready,
    history: '偏头痛',
    allergies: ['青霉素'],
    pictures: [{ id: 'p1', url: '/files/1' }],
  })
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  await waitFor(() => expect(location.hash).toBe(`#/consultationRecord/${id}`))
  expect(bodies(consultationCalls.start)).toEqual([
    {
      companyId: 'c1',
      familyId: 'me',
      labelIds: ['l1'],
      words: '头痛两天，越来越重\n既往病史：偏头痛',
      pictureIds: ['p1'],
      allergies: ['青霉素'],
      hasConsent: true,
    },
  ])
  expect(readDraft()).toEqual(blank)
})

test('resends a start without a response under the same key, even after the page reopens', async () => {
  saveDraft(ready)
  server.drops(consultationCalls.start)
  const { unmount } = second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  await waitFor(() => expect(sent(consultationCalls.start)).toHaveLength(1))
  await waitFor(() => expect(toasts).toHaveLength(1))
  unmount()
  server.answers(consultationCalls.start, consultation)
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  await waitFor(() => expect(location.hash).toBe(`#/consultationRecord/${id}`))
  const keys = sent(consultationCalls.start).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test("shows the server's refusal and keeps the input", async () => {
  saveDraft(ready)
  server.refuses(consultationCalls.start, 5503, '该就诊人有一个进行中的问诊，请先结束或取消')
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  await waitFor(() => expect(toasts).toEqual(['该就诊人有一个进行中的问诊，请先结束或取消']))
  expect(readDraft().words).toBe(ready.words)
})

test('a failed picture blocks the start until it is sent or removed', async () => {
  saveDraft(ready)
  second()
  await screen.findByText('费用与等待')
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function choose(
    this: HTMLInputElement,
  ) {
    const file = new File(['no picture'], '病历.txt', { type: 'text/plain' })
    Object.defineProperty(this, 'files', { value: [file] })
    this.dispatchEvent(new Event('change'))
  })
  await tap(/添加图片/)
  await tap(/从相册选择/)
  expect(await screen.findByText(/只能上传/)).toBeTruthy()
  await tap('开始问诊')
  expect(toasts).toEqual(['有图片没有上传成功，请重试或删除'])
  expect(sent(consultationCalls.start)).toHaveLength(0)
  await tap('删除第1张图片')
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: '开始问诊' }))
      expect(sent(consultationCalls.start)).toHaveLength(1)
    },
    { timeout: 3000 },
  )
  await waitFor(() => expect(location.hash).toBe(`#/consultationRecord/${id}`))
})

test('rejects a description that is too short', async () => {
  saveDraft({ ...ready, words: '头痛' })
  second()
  await screen.findByText('费用与等待')
  await tap('开始问诊')
  expect(toasts).toEqual(['请用至少 5 个字描述病情，便于医生判断'])
  expect(sent(consultationCalls.start)).toHaveLength(0)
})

test('warns about a danger sign while the member types, before anything is sent', async () => {
  saveDraft(ready)
  second()
  fireEvent.change(screen.getByLabelText(/^病情描述/), { target: { value: '突然胸口剧痛，喘不上气' } })
  expect(screen.getByRole('alertdialog', { name: '紧急提示' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /120/ }).getAttribute('href')).toBe('tel:120')
  expect(sent(consultationCalls.start)).toHaveLength(0)
  await tap('我已看到，目前没有危险')
})

test('the second step opened by its address redirects to the first', async () => {
  second()
  await waitFor(() => expect(location.hash).toBe('#/hospital/toConsultation'))
})
