import { wechatCalls } from '@yf/contract/wechat'
import { startServer, type TestServer } from '#testkit/server.ts'
import { wechatSettings } from '#testkit/wechat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
const usual = wechatSettings('http://127.0.0.1:8090')
beforeAll(async () => {
  const brand = { supply: 'brand', appId: 'wxbrand', secret: 'its secret' }
  server = await startServer({
    settings: { wechat: { ...usual, accounts: [...usual.accounts, brand] } },
  })
})
afterAll(() => server.close())

test('everybody may know which official account serves them and where it asks for consent', async () => {
  const { result } = await server.call(wechatCalls.appId, {})
  expect(result).toEqual({
    appId: 'wxsandbox00000001',
    authorizeUrl: 'http://127.0.0.1:8090/wechat-open/connect/oauth2/authorize',
  })
  expect((await server.call(wechatCalls.appId, { supply: 'brand' })).result.appId).toBe('wxbrand')
  expect((await server.call(wechatCalls.appId, { supply: 'unheard of' })).result.appId).toBe(result.appId)
})

test('the secret does not leave the server', async () => {
  const response = await server.fetch('/API/yf-service-client/open-api/user/getWechatAppId?supply=brand')
  expect(await response.text()).not.toContain('its secret')
})
