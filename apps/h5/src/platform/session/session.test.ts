import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { beforeEach, expect, test } from 'vitest'
import { storage } from '#platform/storage/storage.ts'
import { switchCompany } from './company.ts'
import {
  anonymousToken,
  followNewerLogin,
  followOtherTabs,
  resetSession,
  sessionKind,
  setPendingLogin,
  signIn,
  useSession,
} from './session.ts'

const company = (companyId: string, over: Partial<Company> = {}) =>
  ({ companyId, companyName: companyId, groupCompanyName: '星河科技集团', isFamily: 0, ...over }) as Company
const person = { token: 'T1', name: '林晓' } as UserInfo

beforeEach(resetSession)

test('signing in keeps the person and the token', () => {
  signIn(person)
  expect(localStorage.getItem('yf_token')).toBe('T1')
  expect(JSON.parse(localStorage.getItem('yf_userInfo') ?? '')).toEqual(person)
  expect(sessionKind(useSession.getState())).toBe('member')
})

test('a reset clears local and session storage and leaves the placeholder', () => {
  signIn(person)
  useSession.setState({ companies: [company('a')], currentCompany: company('a') })
  localStorage.setItem('foreign', '1')
  sessionStorage.setItem('foreign', '1')
  resetSession()
  expect({ ...localStorage }).toEqual({ yf_token: anonymousToken })
  expect(sessionStorage.length).toBe(0)
  expect(useSession.getState()).toMatchObject({
    token: anonymousToken,
    userInfo: null,
    companies: [],
    currentCompany: null,
  })
})

test('large text outlives the session', () => {
  storage.elder.write('1')
  resetSession()
  expect(storage.elder.read()).toBe('1')
})

test.each([
  [{ isBind: true }, 'pending'],
  [{ verifyPhone: true }, 'pending'],
  [{ mobile: '13800000001' }, 'anonymous'],
  [null, 'anonymous'],
])('a login that still asks for %j is %s', (pending, kind) => {
  setPendingLogin(pending)
  expect(sessionKind(useSession.getState())).toBe(kind)
})

test('signing in settles a pending login', () => {
  setPendingLogin({ isBind: true })
  signIn(person)
  expect(sessionKind(useSession.getState())).toBe('member')
  expect(storage.pendingLogin.read()).toBeNull()
})

test('switching the company keeps it for the next visit, and a foreign one changes nothing', () => {
  useSession.setState({ companies: [company('a'), company('b')], currentCompany: company('a') })
  switchCompany('b')
  switchCompany('foreign')
  expect(useSession.getState().currentCompany?.companyId).toBe('b')
  expect(storage.currentCompany.read()?.companyId).toBe('b')
})

test('another tab that signs out or signs in takes this one along', () => {
  const stop = followOtherTabs()
  signIn(person)
  useSession.setState({ companies: [company('a')] })
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(useSession.getState()).toMatchObject({ token: anonymousToken, userInfo: null, companies: [] })
  localStorage.setItem('yf_userInfo', '{"name":"周岚"}')
  localStorage.setItem('yf_token', 'T2')
  dispatchEvent(new StorageEvent('storage', { key: 'yf_token' }))
  expect(useSession.getState()).toMatchObject({ token: 'T2', userInfo: { name: '周岚' } })
  stop()
})

test('another person on the same phone begins without the company and the colours of the one before', () => {
  signIn({ ...person, baseId: 'p1' })
  storage.currentCompany.write(company('a'))
  storage.mallToken.write('M1')
  signIn({ ...person, token: 'T2', baseId: 'p1' })
  expect(useSession.getState().currentCompany?.companyId).toBe('a')
  signIn({ ...person, token: 'T3', baseId: 'p2' })
  expect(useSession.getState().currentCompany).toBeNull()
  expect(storage.mallToken.read()).toBeNull()
})

test('a tab that slept finds the login that another tab has made meanwhile', () => {
  signIn(person)
  expect(followNewerLogin()).toBe(false)
  localStorage.setItem('yf_token', 'T2')
  localStorage.setItem('yf_userInfo', '{"name":"周岚"}')
  expect(followNewerLogin()).toBe(true)
  expect(useSession.getState()).toMatchObject({ token: 'T2', userInfo: { name: '周岚' } })
  localStorage.setItem('yf_token', anonymousToken)
  expect(followNewerLogin()).toBe(false)
})
