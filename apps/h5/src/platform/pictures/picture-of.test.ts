import { expect, test } from 'vitest'
import { pictureOf, picturesOf } from './picture-of.ts'

const file = `/files/${'0a'.repeat(16)}`

test.each([
  [file, 'own'],
  ['/art/banner-checkup.svg', 'open'],
  ['https://thirdwx.qlogo.cn/mmopen/vi_32/abc/132', 'open'],
])('%s is a permitted picture', (address, kind) => {
  expect(pictureOf(address)?.kind).toBe(kind)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://thirdwx.qlogo.cn/1',
  'http://thirdwx.qlogo.cn/a.jpg',
  '//thirdwx.qlogo.cn/a.jpg',
  'https://evil.example/a.jpg',
  'https://thirdwx.qlogo.cn@evil.example/a.jpg',
  'https://evil.example#thirdwx.qlogo.cn',
  'https://thirdwx.qlogo.cn.evil.example/a.jpg',
  'https://me:secret@thirdwx.qlogo.cn/a.jpg',
  '/files/../openapi.json',
  `${file}?token=1`,
  '/art/../files/secret',
  '/art/page.html',
  '/API/yf-service-client/user/getCurToken',
  '',
  null,
  undefined,
  7,
])('%s is not', (address) => {
  expect(pictureOf(address)).toBeNull()
})

test('parses a list as JSON or separated by commas, and drops forbidden pictures', () => {
  const art = '/art/strip-carbon.svg'
  const expectedUrls = [file, art]
  expect(picturesOf(`${file},javascript:alert(1),${art}`).map(({ url }) => url)).toEqual(expectedUrls)
  expect(picturesOf(JSON.stringify([file, { a: 1 }, art])).map(({ url }) => url)).toEqual(expectedUrls)
  expect(picturesOf('[broken')).toEqual([])
  expect(picturesOf(undefined)).toEqual([])
})
