import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { laterStorage } from '#platform/storage/later-storage.ts'
import { draft, storage, type UnsentEvent } from '#platform/storage/storage.ts'
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

test('a login stores the member and the token', () => {
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

test('large text survives the session', () => {
  storage.elder.write('1')
  resetSession()
  expect(storage.elder.read()).toBe('1')
})

test.each([
  [{ isBind: true }, 'pending'],
  [{ verifyPhone: true }, 'pending'],
  [{ mobile: '13800000001' }, 'anonymous'],
  [null, 'anonymous'],
])('a login that still needs %j is %s', (pending, kind) => {
  setPendingLogin(pending)
  expect(sessionKind(useSession.getState())).toBe(kind)
})

test('a login completes a pending login', () => {
  setPendingLogin({ isBind: true })
  signIn(person)
  expect(sessionKind(useSession.getState())).toBe('member')
  expect(storage.pendingLogin.read()).toBeNull()
})

test('a switch of company is stored for the next visit, and a foreign company changes nothing', () => {
  useSession.setState({ companies: [company('a'), company('b')], currentCompany: company('a') })
  switchCompany('b')
  switchCompany('foreign')
  expect(useSession.getState().currentCompany?.companyId).toBe('b')
  expect(storage.currentCompany.read()?.companyId).toBe('b')
})

test('a logout or login in another tab applies to this one', () => {
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

test('another member on the same phone starts without the company and the colours of the previous one', () => {
  signIn({ ...person, baseId: 'p1' })
  storage.currentCompany.write(company('a'))
  storage.mallToken.write('M1')
  signIn({ ...person, token: 'T2', baseId: 'p1' })
  expect(useSession.getState().currentCompany?.companyId).toBe('a')
  signIn({ ...person, token: 'T3', baseId: 'p2' })
  expect(useSession.getState().currentCompany).toBeNull()
  expect(storage.mallToken.read()).toBeNull()
})

describe('unfinished input on this phone', () => {
  const forms = ['consultation', 'sleep_psqi', 'suggestion', 'family', 'of_tomorrow']
  const begin = () => {
    signIn({ ...person, baseId: 'p1' })
    for (const form of forms) draft(form).write({ words: '胸闷三天', allergies: ['青霉素'] })
    laterStorage.payeeTyped.write({ caseId: 'k1', fields: { number: '6222' } })
  }

  test('is deleted for the next member, whatever the form', () => {
    begin()
    signIn({ ...person, token: 'T2', baseId: 'p2' })
    expect(forms.map((form) => draft(form).read())).toEqual(forms.map(() => null))
    expect(sessionStorage.length).toBe(0)
    expect(JSON.stringify({ ...localStorage })).not.toContain('青霉素')
  })

  test('is kept when the same member logs in again', () => {
    begin()
    signIn({ ...person, token: 'T2', baseId: 'p1' })
    for (const form of forms) expect(draft(form).read()).toMatchObject({ allergies: ['青霉素'] })
    expect(laterStorage.payeeTyped.read()).not.toBeNull()
  })
})

test('data of the phone rather than of a member survives a switch of members', () => {
  const unsent: UnsentEvent = {
    kind: 'page',
    name: 'home',
    at: 1,
    key: 'k',
    owner: 'p1',
    companyId: null,
  }
  const visit = { openId: 'o1', accessToken: 'ticket', isBind: false }
  signIn({ ...person, baseId: 'p1' })
  storage.elder.write('1')
  storage.device.write('d1')
  storage.supply.write('jinli')
  storage.unsent.write([unsent])
  storage.wechatVisit.write(visit)
  signIn({ ...person, token: 'T2', baseId: 'p2' })
  expect(storage.elder.read()).toBe('1')
  expect(storage.device.read()).toBe('d1')
  expect(storage.supply.read()).toBe('jinli')
  expect(storage.unsent.read()).toEqual([unsent])
  expect(storage.wechatVisit.read()).toEqual(visit)
  expect(storage.token.read()).toBe('T2')
})

test('no other tab ever sees a switch of members without a token', () => {
  signIn({ ...person, baseId: 'p1' })
  draft('consultation').write({ words: '胸闷' })
  const shelf = localStorage
  const seen = new Set<string | null>()
  const watched = new Proxy(shelf, {
    get: (_, name) => {
      seen.add(shelf.getItem('yf_token'))
      const value: unknown = Reflect.get(shelf, name)
      return typeof value === 'function' ? (value.bind(shelf) as unknown) : value
    },
  })
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(watched)
  signIn({ ...person, token: 'T2', baseId: 'p2' })
  spy.mockRestore()
  expect(draft('consultation').read()).toBeNull()
  expect(seen).toEqual(new Set(['T1', 'T2']))
})

test('a suspended tab finds the login that another tab made meanwhile', () => {
  signIn(person)
  expect(followNewerLogin()).toBe(false)
  localStorage.setItem('yf_token', 'T2')
  localStorage.setItem('yf_userInfo', '{"name":"周岚"}')
  expect(followNewerLogin()).toBe(true)
  expect(useSession.getState()).toMatchObject({ token: 'T2', userInfo: { name: '周岚' } })
  localStorage.setItem('yf_token', anonymousToken)
  expect(followNewerLogin()).toBe(false)
})
