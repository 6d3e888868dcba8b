import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { keepLandingAddress } from '#platform/environment/landing-address.ts'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { asDataUrl } from './pictures.ts'
import { configure, readyNow } from './js-sdk.ts'
import { miniProgramVersion } from './mini-program-button.tsx'
import { openOfficialAccount } from './official-account.ts'

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
const androidAgent =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0 Mobile Safari/537.36 MicroMessenger/8.0.49'
type SdkHandler = (name: string, parameters: Record<string, unknown>) => object
// The fake signature contains the address that it was made for.
const server = envelopeStage({
  person: null,
  answer: ({ query }, say) => say(200, main({ ...config, signature: query['url'] })),
})
/** The address that WeChat enforces; null accepts any signature. */
let heldTo: string | null = null
const invoked: [string, Record<string, unknown>][] = []
const answerOk: SdkHandler = (name, { verifySignature }) => {
  const isRefused = name === 'preVerifyJSAPI' && heldTo !== null && verifySignature !== heldTo
  return { err_msg: `${name}:${isRefused ? 'fail_invalid signature' : 'ok'}` }
}
let bridge = answerOk

beforeAll(() => {
  // WeChat's own bridge, with which the SDK communicates on a phone.
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
afterEach(() => {
  vi.restoreAllMocks()
  heldTo = null
  bridge = answerOk
  invoked.length = 0
})

const asWechat = (agent = wechatAgent) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const signedFor = () => server.heard.map(({ search }) => new URLSearchParams(search).get('url'))
/** As after an authorization: the landing address differs from the current one. */
const enterAt = (landing: string, current: string) => {
  server.setUrl(landing)
  keepLandingAddress()
  server.setUrl(current)
}

test('outside WeChat requests nothing', async () => {
  expect(await configure()).toBeNull()
  expect(server.heard).toEqual([])
})

test('signs the address without its hash, and requests the calls of the specification', async () => {
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

test.each([
  ['on iOS the address that the page was entered with', wechatAgent, '/?t=1&code=C1&state=S1'],
  ['elsewhere the current address', androidAgent, '/?t=2'],
])('signs %s', async (_what, agent, signed) => {
  const current = signed.slice(0, '/?t=1'.length)
  enterAt(`${current}&code=C1&state=S1#/mall`, `${current}#/home`)
  heldTo = server.url + signed
  asWechat(agent)
  expect(await configure()).not.toBeNull()
  expect(signedFor()).toEqual([server.url + signed])
  expect(readyNow()?.config.officialAccount).toBe('gh_1')
})

test.each([
  ['iOS', wechatAgent, '/?t=3', ['/?t=3&code=C', '/?t=3']],
  ['Android', androidAgent, '/?t=4', ['/?t=4', '/?t=4&code=C']],
])('signs the other address if WeChat on %s refuses the first', async (_system, agent, current, signed) => {
  const addresses = signed.map((path) => server.url + path)
  enterAt(`${current}&code=C#/home`, current)
  heldTo = addresses[1] ?? null
  asWechat(agent)
  expect(await configure()).not.toBeNull()
  expect(signedFor()).toEqual(addresses)
})

test('is not ready if WeChat refuses both addresses, on every attempt', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  enterAt('/?t=5&code=C', '/?t=5')
  heldTo = 'https://elsewhere.example/'
  asWechat()
  expect(await configure()).toBeNull()
  expect(await configure()).toBeNull()
  expect(readyNow()).toBeNull()
  expect(signedFor()).toHaveLength(4)
})

test('is not immediately ready while WeChat has not responded', async () => {
  server.setUrl('/?t=6')
  asWechat()
  const ready = configure()
  expect(readyNow()).toBeNull()
  expect(await ready).not.toBeNull()
  expect(readyNow()).not.toBeNull()
})

test("opens the official account's profile if WeChat allows it", async () => {
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
])('on %s opens the mini program in its %s version', (hostname, version) => {
  expect(miniProgramVersion(hostname)).toBe(version)
})

test.each(['data:image/jgp;base64,AAAA\nBBBB', 'AAAABBBB'])(
  'converts a local picture to one data address (%s)',
  (data) => {
    expect(asDataUrl(data)).toBe('data:image/jpeg;base64,AAAABBBB')
  },
)
