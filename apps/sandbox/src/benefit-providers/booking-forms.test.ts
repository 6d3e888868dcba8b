import { encryptGuest } from '@yf/partner-contract/no-login-link'
import { signParams } from '@yf/partner-contract/partner-link'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => sandbox.close())

const secret = 'sandbox-fuya-secret'
function link(memberNo: string): string {
  const guest = { memberNo, name: '林晓', mobile: '13800000001', benefitNo: 'b-1', benefitName: '绿通就医卡' }
  const nonce = `n-${memberNo}`
  const params = {
    channel: 'sandbox-fuya',
    data: encryptGuest(guest, nonce, secret),
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce,
  }
  const query = new URLSearchParams({ ...params, sign: signParams(params, secret) })
  return `/fuya/h5?${query.toString()}`
}
const send = (url: string, form: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

test('a guest books and cancels once; another guest cannot end the booking', async () => {
  const hers = link('m-1')
  const booked = await send(hers, { deed: 'book', from: 'http://app.example/#/yfCards' })
  expect(booked.body).toContain('福雅健康 · 旗舰门店')
  expect(booked.body).toContain('http://app.example/#/home')
  const bookingNo = /name="bookingNo" value="([^"]+)"/.exec(booked.body)![1]!
  expect((await send(link('m-2'), { deed: 'cancel', bookingNo })).statusCode).toBe(409)
  expect((await send(hers, { deed: 'cancel', bookingNo })).body).toContain('已取消')
  expect((await send(hers, { deed: 'use', bookingNo })).statusCode).toBe(409)
  expect((await sandbox.inject(hers)).body).toContain('已取消')
})

test('books nothing without a link that we signed', async () => {
  const forged = link('m-1').replace(/sign=[^&]+/, 'sign=0')
  expect((await send(forged, { deed: 'book' })).body).toContain('验签失败')
})
