import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { jinliCodes, jinliSigning } from '@yf/partner-contract/jinli'
import { doctorPaths, type JinliDoctorList } from '@yf/partner-contract/jinli-doctors'
import { inquiryCodes, inquiryPath, inquiryPaths } from '@yf/partner-contract/jinli-inquiries'
import { signedRequestHeaders } from '@yf/partner-contract/signed-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let sandbox: FastifyInstance
const inquiryNo = '0190f000-0000-7000-8000-000000000001'
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => sandbox.close())

const inquiry = {
  inquiryNo,
  memberNo: 'm-1',
  mobile: '13800000001',
  patient: { name: '林晓', gender: 2, birth: '1990-03-07', allergies: ['青霉素'] },
  symptoms: [{ department: '全科', name: '感冒' }],
  words: '<b>头痛</b>',
  fileNos: [],
  followsNo: null,
  doctorNo: null,
}

async function ask(path: string, request: object, secret = 'sandbox-jinli-secret') {
  const body = JSON.stringify(request)
  const signed = { method: 'POST', path, timestamp: String(Date.now()), nonce: randomUUID(), body }
  const response = await sandbox.inject({
    method: 'POST',
    url: `/jinli${path}`,
    headers: {
      'content-type': 'application/json',
      ...signedRequestHeaders(jinliSigning, { id: 'sandbox-jinli', secret }, signed),
    },
    payload: body,
  })
  return response.json<{ code: number; data: { inquiryNo: string } | null }>()
}
const start = () => ask(inquiryPaths.inquiries, inquiry)
const postAction = (action: string, fields: object = {}) =>
  sandbox.inject({ method: 'POST', url: `/jinli/controls/${inquiryNo}/${action}`, payload: fields })
const seen = async () =>
  (await sandbox.inject(`/jinli/controls/${inquiryNo}`)).json<{ state: string; messages: object[] }>()
const message = (messageNo: string) => ({ messageNo, words: '还疼', fileNo: null, writtenAt: 1 })

test('the same inquiry and the same message count once, however often they arrive', async () => {
  expect(await start()).toMatchObject({ code: jinliCodes.ok, data: { inquiryNo } })
  await start()
  const path = inquiryPath(inquiryNo, 'messages')
  for (let time = 0; time < 3; time++) expect((await ask(path, message('m-1'))).code).toBe(jinliCodes.ok)
  expect((await seen()).messages).toHaveLength(1)
  expect((await sandbox.inject('/jinli/controls')).json<object[]>()).toHaveLength(1)
})

test('rejects callers without the secret', async () => {
  expect((await ask(inquiryPaths.inquiries, inquiry, 'guessed')).code).toBe(jinliCodes.badSign)
  expect((await sandbox.inject('/jinli/controls')).json<object[]>()).toEqual([])
})

test('no longer accepts an inquiry that was cancelled before it arrived', async () => {
  await ask(inquiryPath(inquiryNo, 'cancel'), {})
  expect((await start()).code).toBe(inquiryCodes.closed)
})

test('a doctor accepts, writes and ends an inquiry, and cannot write before or after', async () => {
  await start()
  expect((await postAction('write', { words: '您好' })).statusCode).toBe(409)
  expect((await postAction('take', { doctor: '陆知行' })).statusCode).toBe(204)
  expect((await postAction('take')).statusCode).toBe(409)
  expect((await postAction('write', { words: '您好' })).statusCode).toBe(204)
  expect((await postAction('end')).statusCode).toBe(204)
  expect((await postAction('write')).statusCode).toBe(409)
  expect(await seen()).toMatchObject({ state: 'ended', doctor: '陆知行' })
  expect((await ask(inquiryPath(inquiryNo, 'messages'), message('late'))).code).toBe(inquiryCodes.closed)
})

test('lists doctors on duty for callers with the secret, and the requested doctor accepts', async () => {
  const all = await ask(doctorPaths.onDuty, {})
  const { doctors } = all.data as unknown as JinliDoctorList
  expect(doctors.map(({ department }) => department)).toEqual(
    expect.arrayContaining(['全科', '儿科', '骨科']),
  )
  expect((await ask(doctorPaths.onDuty, {}, 'guessed')).code).toBe(jinliCodes.badSign)
  await ask(inquiryPaths.inquiries, { ...inquiry, doctorNo: 'D004' })
  await postAction('take')
  expect(await seen()).toMatchObject({ doctor: doctors.find(({ doctorNo }) => doctorNo === 'D004')!.name })
})

test('the page shows the questions as text, and only the buttons that apply now', async () => {
  await start()
  const page = async (url: string) => (await sandbox.inject({ url, headers: { accept: 'text/html' } })).body
  expect(await page('/')).toContain('href="/jinli/controls"')
  expect(await page('/jinli/controls')).toContain('待接诊')
  const waiting = await page(`/jinli/controls/${inquiryNo}`)
  expect(waiting).toContain('接诊')
  expect(waiting).not.toContain('<b>头痛</b>')
  await postAction('take')
  await postAction('prescribe', { codes: 'M001,M003' })
  const open = await page(`/jinli/controls/${inquiryNo}`)
  for (const phrase of ['开处方', '审核通过', '布洛芬缓释胶囊、氯雷他定片']) expect(open).toContain(phrase)
})

test('a prescription is reviewed once', async () => {
  await start()
  await postAction('take')
  await postAction('prescribe')
  const { prescribed } = (await sandbox.inject(`/jinli/controls/${inquiryNo}`)).json<{
    prescribed: { prescriptionNo: string }[]
  }>()
  const review = (verdict: string) => postAction(`prescriptions/${prescribed[0]!.prescriptionNo}/${verdict}`)
  expect((await review('pass')).statusCode).toBe(204)
  expect((await review('refuse')).statusCode).toBe(409)
})

test('in the scenario lies the hospital answers about another inquiry', async () => {
  await sandbox.inject({ method: 'PUT', url: '/scenarios/jinli', payload: { scenario: 'lies' } })
  expect((await start()).data?.inquiryNo).not.toBe(inquiryNo)
})

test.each([
  [null, '过敏史：未填写'],
  [[], '过敏史：无'],
  [['青霉素', '花粉'], '过敏史：青霉素、花粉'],
])("the doctor's page shows the allergies %j as %s", async (allergies, text) => {
  await ask(inquiryPaths.inquiries, { ...inquiry, patient: { ...inquiry.patient, allergies } })
  const page = await sandbox.inject({ url: `/jinli/controls/${inquiryNo}`, headers: { accept: 'text/html' } })
  expect(page.body).toContain(text)
})
