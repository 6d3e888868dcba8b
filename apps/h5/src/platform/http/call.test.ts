import { mall as mallService, main as mainService, type Call } from '@yf/contract/call'
import type { UserInfo } from '@yf/contract/identity'
import { solvedChallenge } from '@yf/contract/proof-of-work/proof-of-work'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentLocation } from '#platform/navigation/history.ts'
import { anonymousToken, resetSession, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { renewMallToken } from '#platform/handoff/renew-mall-token.ts'
import { call, callFully, setMallRenewal } from './call.ts'
import { CallError } from '@yf/client/call-error'
import { main, mall } from '@yf/client/test-envelopes'
import { setFeedback } from './feedback.ts'
import { envelopeStage } from './test-envelopes.ts'

const Any = {} as Call['request']
const read = mainService.get('order/list', '示例', 'list', Any, Any)
const write = mainService.post('order/place', '示例', 'place', Any, Any, { idempotent: true })
const quiet = mainService.get('order/count', '示例', 'count', Any, Any, { silent: true })
const open = mainService.post('user/login', '示例', 'login', Any, Any, { auth: 'none' })
const form = mainService.put('claim/cancel', '示例', 'cancel', Any, Any, { body: 'form' })
const upload = mainService.post('claim/upload', '示例', 'upload', Any, Any, { body: 'multipart' })
const goods = mallService.get('canvas/getCanvas', '示例', 'canvas', Any, Any)

const server = envelopeStage({ person: null, at: '/order?id=7' })
const { said: toasts } = server
let overlays = 0

beforeEach(() => {
  overlays = 0
  useSession.setState({ token: 'T1' })
  setFeedback({
    say: (text) => toasts.push(text),
    loading: () => {
      overlays += 1
      return () => undefined
    },
    clear: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

describe('requests', () => {
  test('a query goes into the address, without absent values, and the bearer token into the header', async () => {
    server.answers((_request, say) => say(200, main({ total: 3 })))
    expect(await call(read, { pageNo: 1, tags: ['a', 'b'], none: undefined })).toEqual({ total: 3 })
    const [request] = server.heard
    expect(request).toMatchObject({ method: 'GET', path: '/API/yf-service-client/order/list' })
    expect(request?.search).toBe('?pageNo=1&tags=a&tags=b')
    expect(request?.headers.authorization).toBe('Bearer T1')
  })

  test('a body is sent as JSON; each call with an idempotency key has its own, or the given one', async () => {
    server.answers((_request, say) => say(200, main(null)))
    await call(write, { id: '7' })
    await call(write, { id: '7' })
    await call(write, { id: '7' }, { key: 'given' })
    const keys = server.heard.map((request) => request.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('given')
    expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({ id: '7' })
  })

  test('a call without authorization carries no token, nor does one without a session', async () => {
    server.answers((_request, say) => say(200, main(null)))
    await call(open, {})
    useSession.setState({ token: anonymousToken })
    await call(read, {})
    expect(server.heard.map((request) => request.headers.authorization)).toEqual([undefined, undefined])
  })

  test('sends a form and a file in their own content types', async () => {
    server.answers((_request, say) => say(200, main(null)))
    await call(form, { id: '7', reason: '不需要了' })
    await call(upload, { kind: 'receipt', file: new File(['picture'], 'a.jpg', { type: 'image/jpeg' }) })
    expect(Object.fromEntries(new URLSearchParams(server.heard[0]?.body))).toEqual({
      id: '7',
      reason: '不需要了',
    })
    expect(server.heard[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(server.heard[1]?.body).toContain('filename="a.jpg"')
  })

  test("sends the mall's own token and returns its data", async () => {
    storage.mallToken.write('M1')
    server.answers((_request, say) => say(200, mall({ blocks: 2 })))
    expect(await call(goods, {})).toEqual({ blocks: 2 })
    expect(server.heard[0]?.headers['token_mall']).toBe('M1')
  })

  test('returns a message that is data', async () => {
    server.answers((_request, say) => say(200, main(null, 'T1')))
    expect((await callFully(read, {})).message).toBe('T1')
  })
})

describe('the error catalogue', () => {
  const rows = [
    {
      name: 'a refusal',
      status: 200,
      body: main(null, '余额不足', 3001),
      says: ['余额不足'],
      situation: 'refused',
    },
    {
      name: 'a refusal without words',
      status: 200,
      body: main(null, '', 3001),
      says: [],
      situation: 'refused',
    },
    {
      name: 'bad input',
      status: 400,
      body: main(null, '手机号有误', 400),
      says: ['手机号有误'],
      situation: 'refused',
    },
    { name: 'HTTP 404', status: 404, body: 'nothing', says: ['网络请求不存在'], situation: 'noSuchCall' },
    {
      name: 'body code 500',
      status: 200,
      body: main(null, '系统繁忙，请稍后再试 r1', 500),
      says: ['系统繁忙，请稍后再试 r1'],
      situation: 'serverError',
    },
    {
      name: 'HTTP 500',
      status: 500,
      body: main(null, '系统繁忙', 500),
      says: ['系统繁忙'],
      situation: 'serverError',
    },
    {
      name: "a gateway's page",
      status: 502,
      body: '<html>',
      says: ['系统繁忙，请稍后再试'],
      situation: 'serverError',
    },
  ] as const

  test.each(rows)('$name', async ({ status, body, says, situation }) => {
    server.answers((_request, say) => say(status, body))
    const error = await failure(call(read, {}))
    expect(error.situation).toBe(situation)
    expect(error.message).not.toBe('')
    expect(toasts).toEqual(says)
    expect(useSession.getState().token).toBe('T1')
  })

  test('a silent call fails without a message', async () => {
    server.answers((_request, say) => say(200, main(null, '余额不足', 3001)))
    expect((await failure(call(quiet, {}))).code).toBe(3001)
    await failure(call(read, {}, { silent: true }))
    expect(toasts).toEqual([])
  })

  test('no response is a timeout', async () => {
    server.answers((_request, _say, response) => response.destroy())
    expect((await failure(call(read, {}))).situation).toBe('unreachable')
    expect(toasts).toEqual(['请求超时，请稍后重试'])
  })

  test.each([
    { row: read, ms: 120_000 },
    { row: goods, ms: 10_000 },
  ])('$row.service times out after $ms ms', async ({ row, ms }) => {
    let isReceived = false
    server.answers(() => void (isReceived = true))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const outcome = failure(call(row, {}))
    await vi.waitUntil(() => isReceived, { interval: 0 })
    vi.advanceTimersByTime(ms - 1)
    expect(toasts).toEqual([])
    vi.advanceTimersByTime(1)
    expect((await outcome).situation).toBe('unreachable')
  })

  test('an aborted call shows nothing', async () => {
    const controller = new AbortController()
    server.answers(() => controller.abort())
    await expect(call(read, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(toasts).toEqual([])
  })
})

describe('the end of a session', () => {
  const ended = main(null, '登录已过期，请重新登录', 403)

  test.each([
    { status: 200, body: ended },
    { status: 403, body: 'forbidden' },
  ])(
    '$status: shows a message, clears the storage and opens the login with the page and the supplier',
    async ({ status, body }) => {
      storage.supply.write('S1')
      localStorage.setItem('other', '1')
      server.answers((_request, say) => say(status, body))
      expect((await failure(call(read, {}))).situation).toBe('sessionEnded')
      expect(toasts).toEqual(['登录已过期，请重新登录'])
      expect(useSession.getState().token).toBe(anonymousToken)
      expect(localStorage.getItem('other')).toBeNull()
      expect(currentLocation().fullPath).toBe('/password?redirect=%2Forder%3Fid%3D7&supply=S1')
    },
  )

  test('401 opens the login without the page', async () => {
    server.answers((_request, say) => say(401, main(null, '请先登录', 401)))
    await failure(call(read, {}))
    expect(toasts).toEqual(['登录已过期，请重新登录'])
    expect(currentLocation().fullPath).toBe('/password')
  })

  test('many calls that fail together show one message', async () => {
    server.answers((_request, say) => say(200, ended))
    await Promise.all([1, 2, 3, 4, 5].map(() => failure(call(read, {}))))
    expect(toasts).toEqual(['登录已过期，请重新登录'])
    expect(currentLocation().query['redirect']).toBe('/order?id=7')
  })

  test('a late response for the previous member does not end the next session', async () => {
    server.answers((_request, say) => {
      useSession.setState({ token: 'T2' })
      say(200, ended)
    })
    await failure(call(read, {}))
    expect(useSession.getState().token).toBe('T2')
    expect(toasts).toEqual([])
  })
})

describe('the mall token', () => {
  const signOn = (login: unknown) =>
    server.answers((request, say) => {
      if (request.path.endsWith('ssosign')) return say(200, main({ appKey: 'K', sign: 'S' }))
      if (request.path.endsWith('ssologin')) return say(200, login)
      say(200, mall(null, '商城登录已过期', '20004'))
    })
  const renewed = mall({ token: 'M2', storage: { key: 'k', value: 'v' } })
  const requestsTo = (end: string) => server.heard.filter(({ path }) => path.endsWith(end))
  const watchReload = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined)

  beforeEach(() => {
    useSession.setState({ userInfo: { name: '林晓', mobile: '13800000001' } as UserInfo })
    storage.mallToken.write('M1')
    setMallRenewal(renewMallToken)
  })

  test.each(['20005', '20004'])(
    '%s: renews the token and reloads the page at the same address, once for all failed calls',
    async (code) => {
      const reload = watchReload()
      server.answers((request, say) => {
        if (request.path.endsWith('ssosign')) return say(200, main({ appKey: 'K', sign: 'S' }))
        say(200, request.path.endsWith('ssologin') ? renewed : mall(null, 'token', code))
      })
      await Promise.all([failure(call(goods, {})), failure(call(goods, { page: 2 }))])
      expect(reload).toHaveBeenCalledOnce()
      expect(storage.mallToken.read()).toBe('M2')
      expect(currentLocation().fullPath).toBe('/order?id=7')
      expect(requestsTo('ssologin')).toHaveLength(1)
      expect(toasts).toEqual([])
    },
  )

  test('does not renew a second time in one session', async () => {
    const reload = watchReload()
    signOn(renewed)
    await failure(call(goods, {}))
    const error = await failure(call(goods, {}))
    expect(error).toMatchObject({ situation: 'mallToken', message: '商城登录已过期' })
    expect(reload).toHaveBeenCalledOnce()
    expect(requestsTo('ssologin')).toHaveLength(1)
  })

  test('the first calls have no token: obtains it once for all of them and repeats them on this page', async () => {
    const reload = watchReload()
    storage.mallToken.remove()
    server.answers((request, say) => {
      if (request.path.endsWith('ssosign')) return say(200, main({ appKey: 'K', sign: 'S' }))
      if (request.path.endsWith('ssologin')) return say(200, renewed)
      say(200, request.headers['token_mall'] === 'M2' ? mall([1]) : mall(null, 'token', '20005'))
    })
    expect(await Promise.all([call(goods, {}), call(goods, { page: 2 })])).toEqual([[1], [1]])
    expect(requestsTo('ssologin')).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })

  test('a refused sign-on shows its message and reloads nothing', async () => {
    const reload = watchReload()
    signOn(mall(null, '商城登录校验未通过', '2601'))
    await failure(call(goods, {}))
    expect(toasts).toEqual(['商城登录校验未通过'])
    expect(reload).not.toHaveBeenCalled()
    expect(storage.mallToken.read()).toBe('M1')
  })
})

test('shows the overlay for a slow call, but not for a silent one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers: (() => void)[] = []
  server.answers((_request, say) => void answers.push(() => say(200, main(null))))
  const calls = [call(read, {}), call(quiet, {}), call(read, {}, { loading: false })]
  await vi.waitUntil(() => answers.length === 3, { interval: 0 })
  vi.advanceTimersByTime(200)
  expect(overlays).toBe(1)
  vi.useRealTimers()
  for (const answer of answers) answer()
  await Promise.all(calls)
})

describe('a proof of work', () => {
  const proofOfWork = '9.lq2x9k.Zm9vYmFyYmF6cXV4.k1.c2lnbmF0dXJl'
  const challenge = { ...main({ puzzle: proofOfWork }, '需要完成安全校验', 1012), success: false }

  test('is solved when the server requires it, and the call is repeated', async () => {
    server.answers(({ headers }, say) => say(200, headers['x-puzzle'] ? main({ id: 'lin' }) : challenge))
    expect(await call(open, { phone: '13800000001' })).toEqual({ id: 'lin' })
    const [first, second] = server.heard
    expect(solvedChallenge(String(second?.headers['x-puzzle']))).toBe(proofOfWork)
    expect(second?.input).toEqual(first?.input)
    expect(toasts).toEqual([])
  })

  test('is solved once: a further refusal is shown', async () => {
    server.answers((_request, say) => say(200, challenge))
    expect((await failure(call(open, {}))).code).toBe(1012)
    expect(server.heard).toHaveLength(2)
    expect(toasts).toEqual(['需要完成安全校验'])
  })

  test('that is malformed counts as an ordinary refusal', async () => {
    server.answers((_request, say) => say(200, { ...challenge, result: { puzzle: 'nonsense' } }))
    expect((await failure(call(open, {}))).code).toBe(1012)
    expect(server.heard).toHaveLength(1)
  })
})

test('a phone keeps its device id after a logout', async () => {
  server.answers((_request, say) => say(200, main(null)))
  await call(open, {})
  resetSession()
  await call(open, {})
  const devices = server.heard.map(({ headers }) => headers['x-device'])
  expect(devices[0]).toMatch(/^[\w-]{22,64}$/)
  expect(devices[1]).toBe(devices[0])
})
