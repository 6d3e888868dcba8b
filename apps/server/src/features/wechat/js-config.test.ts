import { refusals } from '@yf/contract/refusals'
import { wechatCalls } from '@yf/contract/wechat'
import { jsSdkSignature } from '@yf/partner-contract/wechat'
import { movableClock } from '#testkit/clock.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { callsReceivedByWechat, playWechat, wechatSettings } from '#testkit/wechat.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const clock = movableClock()
let sandbox: TestSandbox
let server: TestServer
let another: TestServer
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => clock.now() })
  const settings = { wechat: wechatSettings(sandbox.url), publicOrigin: 'https://claim.example.com' }
  server = await startServer({ clock, settings })
  another = await startServer({ clock, settings: { ...settings, databaseUrl: server.databaseUrl } })
})
afterAll(async () => {
  await another.close()
  await server.close()
  await sandbox.close()
})
beforeEach(async () => {
  clock.advance({ hours: 3 })
  await playWechat(sandbox.url, 'works')
  await fetch(`${sandbox.url}/inbox/wechat`, { method: 'DELETE' })
})

const url = 'https://claim.example.com/home?from=share'
const ask = (change: { url?: string; supply?: string } = {}, at = server) =>
  at.call(wechatCalls.jsConfig, { url, ...change })
/** Computed like WeChat, with the ticket that it issued. */
const ticketOfWechat = async () => {
  const outcome = await server.services.partners.wechat.ticket('wxsandbox00000001')
  return outcome.kind === 'ticket' ? outcome.ticket : ''
}

test('one of our pages gets a signature that WeChat accepts, and the ticket stays on the server', async () => {
  const { success, result } = await ask({ url: `${url}#/part` })
  expect(success).toBe(true)
  const { nonceStr, timestamp } = result
  expect(result).toEqual({
    appid: 'wxsandbox00000001',
    jsapi_ticket: '',
    nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: Math.floor(clock.now().getTime() / 1000),
    signature: jsSdkSignature({ ticket: await ticketOfWechat(), nonceStr, timestamp, url }),
    officialAccount: 'gh_yuanlijiankang',
    miniProgram: 'gh_yuanliyaofang',
  })
  expect((await ask()).result.nonceStr).not.toBe(nonceStr)
})

test('two servers that sign many pages concurrently request one token and one ticket from WeChat', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => ask({}, turn % 2 ? server : another)),
  )
  expect(answers.every(({ success }) => success)).toBe(true)
  const paths = (await callsReceivedByWechat(sandbox.url)).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket'])
})

test('a token that expires early is replaced without an error', async () => {
  await ask()
  await server.db.deleteFrom('partner_credential').where('name', 'like', '%.ticket').execute()
  await playWechat(sandbox.url, 'expired')
  expect((await ask()).success).toBe(true)
})

test.each(['https://evil.test/', 'https://claim.example.com.evil.test/', 'javascript:alert(1)'])(
  'the page %s is not signed',
  async (url) => {
    expect(await ask({ url })).toMatchObject({ http: 400, message: '只能为本应用的页面签名（url）' })
    expect(await callsReceivedByWechat(sandbox.url)).toEqual([])
  },
)

test('if WeChat is down the answer says so, and the next request works again', async () => {
  await server.db.deleteFrom('partner_credential').execute()
  await playWechat(sandbox.url, 'down')
  expect(await ask()).toMatchObject({ http: 200, code: refusals.wechatUnavailable.code })
  await playWechat(sandbox.url, 'works')
  expect((await ask()).success).toBe(true)
})
