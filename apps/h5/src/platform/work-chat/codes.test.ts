import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { arriveFromOauth } from '#platform/session/oauth-return.ts'
import { storage } from '#platform/storage/storage.ts'
import { dingTalkCode } from './dingtalk.ts'
import { feishuCode } from './feishu.ts'
import { wecomCode } from './wecom.ts'

const server = envelopeStage({ person: null })

beforeEach(() => {
  server.setUrl('/')
  arriveFromOauth()
  replace('/qw-ssoLogin?corpId=ww1&redirect=%2Fhome')
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.h5sdk
  delete window.tt
})

test("WeCom's code is requested by a trip there, and its response is used once", async () => {
  const authorizeUrl = 'https://w.example/a?appid=ww1&redirect_uri=&scope=s&state=&agentid=1'
  server.answers((_request, say) => say(200, main({ authorizeUrl })))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  expect(await wecomCode()).toBeNull()
  expect(new URLSearchParams(server.heard[0]?.search).get('corpId')).toBe('ww1')
  const state = new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('state')
  expect(storage.oauthTrip.read()).toMatchObject({ state, purpose: 'workChat' })
  server.setUrl(`/?code=W1&state=${state}`)
  arriveFromOauth()
  expect(await wecomCode()).toBe('W1')
  expect(await wecomCode()).toBeNull()
})

const feishu = (tt: NonNullable<typeof window.tt>) => {
  server.answers((_request, say) => say(200, main({ appId: 'cli_1', sdkUrl: 'https://f.example/sdk.js' })))
  // Feishu hosts the script itself: the test treats it as loaded.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLElement).dispatchEvent(new Event('load'))
  })
  window.h5sdk = { ready: (then) => then(), error: () => undefined, config: () => undefined }
  window.tt = tt
}

test('requests nothing but the identity from Feishu', async () => {
  let requested: object = {}
  feishu({
    requestAccess: ({ success, ...rest }) => {
      requested = rest
      success({ code: 'F1' })
    },
  })
  expect(await feishuCode()).toBe('F1')
  expect(requested).toMatchObject({ appID: 'cli_1', scopeList: [] })
})

test('uses the older call for an older Feishu', async () => {
  feishu({ requestAuthCode: ({ appId, success }) => success({ code: `F2-${appId}` }) })
  expect(await feishuCode()).toBe('F2-cli_1')
})

test('a refusal of Feishu is a failure that can be retried', async () => {
  feishu({ requestAccess: ({ fail }) => fail({ errMsg: 'denied' }) })
  await expect(feishuCode()).rejects.toThrow('denied')
})

test("requests a code for the corporation from DingTalk's bridge", async () => {
  server.answers((_request, say) => say(200, main({ corpId: 'ding1' })))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/21E219 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/36042115',
  )
  const requested: [string, object][] = []
  vi.stubGlobal('WebViewJavascriptBridge', {
    init: () => undefined,
    registerHandler: () => undefined,
    callHandler: (name: string, parameters: object, then: (answer: object) => void) => {
      requested.push([name, parameters])
      then({ errorCode: '0', result: { code: 'D1' } })
    },
  })
  expect(await dingTalkCode()).toBe('D1')
  expect(requested[0]?.[0]).toBe('runtime.permission.requestAuthCode')
  expect(requested[0]?.[1]).toMatchObject({ corpId: 'ding1' })
  vi.unstubAllGlobals()
})
