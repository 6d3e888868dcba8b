import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPath, parseHash } from './location.ts'

test.each([
  ['', '/', {}],
  ['#', '/', {}],
  ['#/', '/', {}],
  ['#/home', '/home', {}],
  ['#home', '/home', {}],
  ['#/home/', '/home', {}],
  ['#//home', '/home', {}],
  ['#/order?id=7&state=2', '/order', { id: '7', state: '2' }],
  ['#/order?name=%E6%9E%97&plus=a+b', '/order', { name: '林', plus: 'a b' }],
  ['#/order?broken=%E0%A4', '/order', { broken: expect.any(String) }],
  ['#/order?', '/order', {}],
  ['#/login?redirect=%2Forder%3Fid%3D7', '/login', { redirect: '/order?id=7' }],
])('parses %s', (hash, path, query) => {
  expect(parseHash(hash)).toMatchObject({ path, query })
})

test('the full path contains everything after the hash sign', () => {
  expect(parseHash('#/order?id=7').fullPath).toBe('/order?id=7')
  expect(parseHash('#/order').fullPath).toBe('/order')
})

test('fills in parameters and query and omits absent values', () => {
  const query = { state: 2, isOpen: true, none: undefined, nil: null, text: 'a&b' }
  expect(formatPath('/eap/:id', { id: '林/1' }, query)).toBe(
    '/eap/%E6%9E%97%2F1?state=2&isOpen=true&text=a%26b',
  )
})

test('query values round-trip unchanged', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]*$/), fc.string({ unit: 'grapheme' })),
      (query) => {
        expect(parseHash(`#${formatPath('/order', {}, query)}`).query).toEqual({ ...query })
      },
    ),
  )
})
