import { afterEach, expect, test, vi } from 'vitest'
import { clearStorage } from './item.ts'
import { draft, storage } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [storage.token, 'yf_token'],
  [storage.supply, 'yf_supply'],
  [storage.openIdStatus, 'yf_openIdStatus'],
  [storage.mallToken, 'yf_mallToken'],
])('$key is stored raw under %s', (item, key) => {
  item.write('abc')
  expect(localStorage.getItem(key)).toBe('abc')
  expect(item.read()).toBe('abc')
})

test('userInfo and currentCompany are stored as JSON', () => {
  localStorage.setItem('yf_userInfo', '{"name":"林晓"}')
  localStorage.setItem('yf_currentCompany', '{"companyId":"c1"}')
  expect(storage.userInfo.read()?.name).toBe('林晓')
  expect(storage.currentCompany.read()?.companyId).toBe('c1')
})

test.each(['{', 'null', '7', '"text"', '{}', 'undefined', ''])(
  'a corrupted company (%s) reads as empty',
  (raw) => {
    localStorage.setItem('yf_currentCompany', raw)
    expect(storage.currentCompany.read()).toBeNull()
  },
)

test('a browser that forbids storage reads as empty and throws no error', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => storage.token.write('abc')).not.toThrow()
  expect(storage.token.read()).toBeNull()
  expect(clearStorage).not.toThrow()
})

test('drafts are stored by form and removed when storage is cleared', () => {
  draft<{ amount: string }>('claim').write({ amount: '12' })
  expect(draft<{ amount: string }>('claim').read()).toEqual({ amount: '12' })
  expect(draft('expense').read()).toBeNull()
  clearStorage()
  expect(draft('claim').read()).toBeNull()
})

test('keeps the excepted keys and removes those of other writers', () => {
  storage.elder.write('1')
  storage.wechatDeclined.write('1')
  localStorage.setItem('foreign', '1')
  sessionStorage.setItem('foreign', '1')
  clearStorage([storage.elder, storage.wechatDeclined])
  expect({ ...localStorage }).toEqual({ yf_elder: '1' })
  expect({ ...sessionStorage }).toEqual({ yf_wechatDeclined: '1' })
})
