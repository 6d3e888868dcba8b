import { trackingCalls } from '@yf/contract/tracking'
import { urlOf } from '@yf/contract/call'
import { CallError } from '@yf/client/call-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warn } from '#platform/environment/warn.ts'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { noteError, watchErrors } from './note-error.ts'
import { report, reportOf } from './report.ts'

const server = envelopeStage()
registerRoutes()

beforeEach(() => {
  replace('/insurance/detail?id=7&name=林晓')
  server.answers(trackingCalls.reportError, null)
  vi.stubGlobal('navigator', { userAgent: 'MicroMessenger', sendBeacon: undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const broken = (message: string) =>
  Object.assign(new TypeError(message), {
    stack: 'TypeError\n at a (https://app.example/assets/app-abc.js?x=1:3:14)',
  })
const reports = () =>
  server.heard.filter(({ path }) => path === urlOf(trackingCalls.reportError)).map(({ input }) => input)

test('reports type and place without personal data', () => {
  expect(reportOf('screen', broken('no policy "林晓" 13800000001'))).toEqual({
    kind: 'screen',
    name: 'TypeError',
    message: 'no policy "…" #',
    frames: ['app-abc.js:3:14'],
    route: 'insuranceDetail',
    version: 'unknown',
    environment: 'wechat',
  })
})

test.each([
  ['a string', 'it broke', { name: 'Thrown', message: 'it broke' }],
  ['nothing', undefined, { name: 'Thrown', message: 'undefined' }],
  ['an object', { phone: '13800000001' }, { name: 'Thrown', message: 'object' }],
  ['a made-up name', Object.assign(new Error('x'), { name: '林晓' }), { name: 'Error', message: 'x' }],
])('reports a thrown %s too', (_what, error, expected) => {
  expect(reportOf('promise', error)).toMatchObject(expected)
})

test('sends by beacon, which outlives the page, or by a request without one', async () => {
  const beacon = vi.fn<Navigator['sendBeacon']>(() => true)
  vi.stubGlobal('navigator', { userAgent: '', sendBeacon: beacon })
  report('script', broken('by beacon'))
  expect(beacon.mock.calls[0]?.[0]).toBe(urlOf(trackingCalls.reportError))
  expect(beacon.mock.calls[0]?.[1]).toMatchObject({ type: 'application/json' })
  expect(reports()).toEqual([])

  beacon.mockReturnValue(false)
  report('script', broken('by request'))
  await vi.waitUntil(() => reports().length === 1)
  expect(reports()).toMatchObject([{ message: 'by request' }])
})

test('reports the same error once per visit, and errors of calls not at all', async () => {
  report('script', broken('again'))
  report('script', broken('again'))
  report('promise', new CallError('unreachable', '请求超时'))
  report('script', broken('the last'))
  await vi.waitUntil(() => reports().length >= 2)
  expect(reports().map(({ message }) => message)).toEqual(['again', 'the last'])
})

test('a failed report causes no further error', async () => {
  const unheard = vi.fn<() => void>()
  addEventListener('unhandledrejection', unheard)
  const failing = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no line')))
  vi.stubGlobal('fetch', failing)
  report('script', broken('without a line'))
  await vi.waitUntil(() => failing.mock.calls.length === 1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(unheard).not.toHaveBeenCalled()
  removeEventListener('unhandledrejection', unheard)
})

test('reports errors, rejections and SDK failures in production, ten per visit at most', async () => {
  // Another visit: resets the memory of reported errors.
  vi.resetModules()
  watchErrors()
  dispatchEvent(new ErrorEvent('error', { error: broken('in development') }))
  vi.stubEnv('PROD', true)
  dispatchEvent(new ErrorEvent('error', { error: broken('a script') }))
  // A picture that fails to load has no error object.
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken('a promise') }))
  warn('WeChat share', 'share:fail no permission')
  for (let times = 0; times < 20; times++) noteError('screen', broken(`screen ${'x'.repeat(times)}`))
  await vi.waitUntil(() => reports().length >= 10)
  const messages = reports().map(({ kind, message }) => `${String(kind)}: ${String(message)}`)
  expect(messages.slice(0, 3)).toEqual([
    'script: a script',
    'promise: a promise',
    'sdk: WeChat share: share:fail no permission',
  ])
  expect(messages).toHaveLength(10)
})
