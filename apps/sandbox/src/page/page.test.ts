import { canonicalQuery, signAcs3 } from '@yf/partner-contract/acs3'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox({ now: () => new Date('2026-11-15T02:00:00Z') })
})
afterEach(() => sandbox.close())

const page = async (query = '') => (await sandbox.inject(`/${query}`)).body

async function sms(PhoneNumbers: string, code: string, SignName = '原力星球') {
  const TemplateParam = JSON.stringify({ code })
  const query = { PhoneNumbers, SignName, TemplateCode: 'SMS_1', TemplateParam }
  const { headers } = signAcs3({
    method: 'POST',
    path: '/dysmsapi',
    query,
    headers: {
      host: 'sandbox.test',
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': '2026-11-15T02:00:00Z',
      'x-acs-signature-nonce': `${PhoneNumbers}-${code}`,
    },
    body: '',
    accessKeyId: 'sandbox-key',
    accessKeySecret: 'sandbox-secret',
  })
  await sandbox.inject({ method: 'POST', url: `/dysmsapi?${canonicalQuery(query)}`, headers })
}

const post = (url: string, form: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'http://127.0.0.1:8090/?tab=mail',
    },
    payload: new URLSearchParams(form).toString(),
  })

test('the page lists partners with their scenarios, and says when nothing has arrived', async () => {
  const body = await page()
  expect(body).toContain('短信（阿里云 SendSms）')
  expect(body).toContain('邮件（SMTP）')
  expect(body).toContain('还没有收到短信')
  expect(await page('?tab=mail')).toContain('还没有收到邮件')
  expect(await page('?tab=calls')).toContain('还没有人调用过')
})

test('the side bar groups partners with their counts, lists their pages first and marks unusual scenarios', async () => {
  await sms('13800000001', '123456')
  const body = await page('?tab=jinli')
  for (const phrase of [
    '工作台',
    '医疗健康',
    '资金、票据与快递',
    'href="/jinli/controls"',
    '锦鲤互联网医院的场景',
  ])
    expect(body).toContain(phrase)
  expect(body).not.toContain('其他')
  expect(body).not.toContain('非常规场景')
  await post('/scenarios/sms', { scenario: 'down' })
  expect((await page('?tab=jinli')).match(/非常规场景/g)).toHaveLength(1)
})

test('a message appears with its code and Shanghai time, and can be searched', async () => {
  await sms('13800000001', '123456')
  await sms('13800000002', '654321')
  const body = await page('?wanted=13800000001')
  expect(body).toContain('<output>123456</output>')
  expect(body).toContain('11-15 10:00:00')
  expect(body).not.toContain('654321')
  expect(await page('?wanted=13800000009')).toContain('没有发给 13800000009 的短信')
})

test('received text is never rendered as markup', async () => {
  await sms('13800000001', '123456', '<script>alert(1)</script>')
  const body = await page()
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('&#60;script&#62;alert(1)')
})

test('a person selects a scenario, adds an exception and stays on the same page', async () => {
  const answer = await post('/scenarios/sms', { scenario: 'down' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?tab=mail'])
  await post('/scenarios/sms', { scenario: 'refuses', key: ' 13800000002 ' })
  const body = await page()
  expect(body).toMatch(/value="down" aria-pressed="true"/)
  expect(body).toContain('取消 13800000002 的例外')
  await post('/scenarios/sms', { scenario: '', key: '13800000002' })
  expect(await page()).not.toContain('取消 13800000002 的例外')
})

test('the call log lists refused calls', async () => {
  await post('/scenarios/sms', { scenario: 'refuses' })
  await sms('13800000001', '123456')
  expect(await page('?tab=calls')).toContain('isv.MOBILE_NUMBER_ILLEGAL')
})

test('empties the list', async () => {
  await sms('13800000001', '123456')
  await post('/inbox/sms/clear', {})
  expect(await page()).toContain('还没有收到短信')
})

test('serves the style and the script', async () => {
  expect((await sandbox.inject('/page.css')).headers['content-type']).toContain('text/css')
  expect((await sandbox.inject('/page.js')).headers['content-type']).toContain('text/javascript')
})
