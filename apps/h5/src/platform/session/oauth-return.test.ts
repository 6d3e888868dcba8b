import { setAddress } from '@yf/client/test-address'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLocation, replace } from '#platform/navigation/history.ts'
import { storage } from '#platform/storage/storage.ts'
import { arriveFromOauth, hasTravelled, takeCode } from './oauth-return.ts'
import { authorizeTemplate } from '#platform/wechat/authorize.ts'
import { authorizeAddress, leaveForProvider } from './oauth-trip.ts'

const comeBack = (search: string) => {
  setAddress(`https://app.example/${search}`)
  replace('/')
  setAddress(`https://app.example/${search}`)
  arriveFromOauth()
}
const leave = (purpose: 'visit' | 'login' = 'visit') => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  leaveForProvider(purpose, authorizeTemplate('https://wechat.example/authorize', 'wx1'))
  return new URL(String(assign.mock.calls[0]?.[0]))
}

beforeEach(() => {
  setAddress('https://app.example/?from=menu#/home')
  replace('/insurance/detail?id=7')
})
afterEach(() => vi.restoreAllMocks())

test("builds WeChat's authorise address with an unguessable state", () => {
  const first = leave()
  expect(first.toString()).toMatch(
    /^https:\/\/wechat\.example\/authorize\?appid=wx1&redirect_uri=https%3A%2F%2Fapp\.example%2F%3Ffrom%3Dmenu&response_type=code&scope=snsapi_base&state=[0-9a-f]{32}#wechat_redirect$/,
  )
  vi.restoreAllMocks()
  expect(leave().searchParams.get('state')).not.toBe(first.searchParams.get('state'))
})

test("fills in WeCom's own template", () => {
  const template = 'https://w.example/a?appid=c&redirect_uri=&scope=s&state=&agentid=7'
  expect(authorizeAddress(template, { redirect_uri: 'https://a.example/', state: 'x' })).toBe(
    'https://w.example/a?appid=c&redirect_uri=https%3A%2F%2Fa.example%2F&scope=s&state=x&agentid=7#wechat_redirect',
  )
})

test("the response leads back to the member's page and is removed from the address at once", () => {
  const state = leave().searchParams.get('state')
  comeBack(`?from=menu&code=C1&state=${state}`)
  expect(currentLocation().fullPath).toBe('/insurance/detail?id=7')
  expect(location.href).toBe('https://app.example/?from=menu#/insurance/detail?id=7')
  expect(takeCode('login')).toBeNull()
  expect(takeCode('visit')).toBe('C1')
  expect(takeCode('visit')).toBeNull()
  expect(hasTravelled()).toBe(true)
})

test.each([
  ['another state', '?code=C1&state=planted'],
  ['no code, because the person declined', null],
])('%s provides no code and starts no second trip', (_what, planted) => {
  const state = leave().searchParams.get('state')
  comeBack(planted ?? `?state=${state}`)
  expect(takeCode('visit')).toBeNull()
  expect(hasTravelled()).toBe(true)
  expect(location.search).toBe('')
})

test('an unrequested response is only removed from the address', () => {
  storage.oauthTrip.remove()
  comeBack('?code=C1&state=S1#/home')
  expect(takeCode('visit')).toBeNull()
  expect(location.href).toBe('https://app.example/#/home')
})

test('a trip without a return is not repeated automatically until the next page', () => {
  leave()
  comeBack('#/home')
  expect(hasTravelled()).toBe(true)
  comeBack('#/home')
  expect(hasTravelled()).toBe(false)
})

test('without storage does not leave for the provider', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  expect(leaveForProvider('visit', 'https://w.example/')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})
