import { authorizationOf, wechatPayPaths } from '@yf/partner-contract/wechat-pay'
import { sandboxMerchantKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => sandbox.close())

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const body = payload ? JSON.stringify(payload) : ''
  const merchant = { merchantId: '1900000001', serial: 'S1', privateKey: sandboxMerchantKey }
  const timestamp = String(Math.floor(Date.now() / 1000))
  const authorization = authorizationOf({ method, path: url, timestamp, nonce: 'n1', body }, merchant)
  return sandbox.inject({
    method,
    url,
    headers: { authorization, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { payload: body } : {}),
  })
}

const open = (no: string) =>
  ask('POST', `/wechat-pay${wechatPayPaths.h5}`, {
    mchid: '1900000001',
    out_trade_no: no,
    description: '商城订单 <b>',
    amount: { total: 19_900, currency: 'CNY' },
  })
const page = async (no: string) => (await sandbox.inject(`/wechat-pay/cashier/${no}`)).body
const press = async (no: string, action: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (
    await sandbox.inject({
      method: 'POST',
      url: `/wechat-pay/cashier/${no}`,
      headers,
      payload: `deed=${action}`,
    })
  ).statusCode
}

test('a person sees the amount and the buttons, and pays once', async () => {
  expect(await page('none')).toContain('没有这笔订单')
  await open('trade1')
  const html = await page('trade1')
  expect(html).toContain('¥199.00')
  expect(html).toContain('确认支付')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('关闭后仍然支付')
  expect([
    await press('trade1', 'pay'),
    await press('trade1', 'pay'),
    await press('trade1', 'toString'),
  ]).toEqual([303, 409, 409])
  expect(await page('trade1')).toContain('支付完成')
})

test('a declined payment can be retried, and a closed trade can only be paid late', async () => {
  await open('trade2')
  expect([await press('trade2', 'refuse'), await press('trade2', 'pay')]).toEqual([303, 303])
  await open('trade3')
  const closing = `/wechat-pay${wechatPayPaths.byOutTradeNo}/trade3/close`
  expect((await ask('POST', closing, { mchid: '1900000001' })).statusCode).toBe(204)
  expect([await press('trade3', 'pay'), await press('trade3', 'payLate')]).toEqual([409, 303])
})

test("rejects calls without the merchant's signature", async () => {
  const url = `/wechat-pay${wechatPayPaths.h5}`
  const { statusCode } = await sandbox.inject({ method: 'POST', url, payload: '{"out_trade_no":"trade4"}' })
  expect([statusCode, (await page('trade4')).includes('没有这笔订单')]).toEqual([401, true])
})

test("the courier's page triggers steps of a parcel, and rejects unknown steps", async () => {
  const url = '/kuaidi100/controls/shunfeng/SF1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const step = async (code: string) =>
    (await sandbox.inject({ method: 'POST', url, headers, payload: `code=${code}` })).statusCode
  expect([await step('1'), await step('99')]).toEqual([303, 400])
  expect((await sandbox.inject(url)).body).toMatch(/<dd>快件已由【上海徐汇营业部】揽收<\/dd>/)
})
