import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { asDataUrl } from './pictures.ts'
import { configure } from './js-sdk.ts'
import { miniProgramVersion } from './mini-program-button.tsx'
import { openOfficialAccount } from './official-account.ts'
import { pay } from './pay.ts'

const wechatAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'
const config = {
  appid: 'wx1',
  jsapi_ticket: '',
  nonceStr: 'n',
  timestamp: 1,
  signature: 's',
  officialAccount: 'gh_1',
  miniProgram: 'gh_2',
}
type Answer = (name: string, parameters: Record<string, unknown>) => object
const server = envelopeStage({ person: null, answer: (_request, say) => say(200, main(config)) })
const invoked: [string, Record<string, unknown>][] = []
let bridge: Answer = (name) => ({ err_msg: `${name}:ok` })

beforeAll(() => {
  // WeChat's own bridge: what the SDK of this app talks to on a phone.
  Object.assign(window, {
    WeixinJSBridge: {
      on: () => undefined,
      invoke: (
        name: string,
        parameters: Record<string, unknown>,
        then: ((answer: object) => void) | undefined,
      ) => {
        invoked.push([name, parameters])
        then?.(bridge(name, parameters))
      },
    },
  })
})
beforeEach(() => server.setUrl('/?a=1#/home'))
afterEach(() => vi.restoreAllMocks())

const asWechat = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(wechatAgent)

test('outside WeChat nothing is asked for and nothing pays', async () => {
  expect(await configure()).toBeNull()
  expect(await pay({ timestamp: 1, nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' })).toBe(
    'failed',
  )
  expect(server.heard).toEqual([])
})

test('the address is signed without its hash, and the calls of the specification are asked for', async () => {
  asWechat()
  expect((await configure())?.config.officialAccount).toBe('gh_1')
  expect(new URLSearchParams(server.heard[0]?.search).get('url')).toBe(`${server.url}/?a=1`)
  const [, parameters] = invoked.find(([name]) => name === 'preVerifyJSAPI') ?? ['', {}]
  expect(parameters['verifyJsApiList']).toEqual([
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'getBrandWCPayRequest',
    'chooseImage',
    'getLocalImgData',
    'profile',
  ])
  expect(parameters['verifyOpenTagList']).toEqual(['wx-open-launch-weapp'])
})

test("the official account's profile opens where WeChat opens it", async () => {
  asWechat()
  expect(await openOfficialAccount()).toBe(true)
  expect(invoked.find(([name]) => name === 'profile')?.[1]).toMatchObject({ username: 'gh_1', scene: '57' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  bridge = (name) => ({ err_msg: `${name}:access_denied` })
  expect(await openOfficialAccount()).toBe(false)
})

test.each([
  ['m.yuanlixingqiu.com', 'release'],
  ['claim.yuanlixingqiu.com', 'release'],
  ['test.yuanlixingqiu.com', 'trial'],
  ['127.0.0.1', 'trial'],
])('on %s the mini program opens in its %s version', (hostname, version) => {
  expect(miniProgramVersion(hostname)).toBe(version)
})

test.each(['data:image/jgp;base64,AAAA\nBBBB', 'AAAABBBB'])(
  'a local picture is one data address (%s)',
  (data) => {
    expect(asDataUrl(data)).toBe('data:image/jpeg;base64,AAAABBBB')
  },
)
