import { expect, test } from 'vitest'
import { destinationOf, isLoopback, isSiteName, type AllowList } from './handoff.ts'

const sites = {
  mall: 'https://mall.example.com/h5',
  activity: 'https://activity.example.com',
  exam: 'https://exam.example.com',
  assessment: 'https://assessment.example.com',
  encyclopedia: 'https://wiki.example.com',
  service: 'https://service.example.com',
}
const live: AllowList = {
  sites,
  hosts: ['hospital.example.com', 'fuya.example.com:8443'],
  isDevelopment: false,
}

test.each([
  ['https://mall.example.com/h5', 'mall'],
  ['https://mall.example.com/h5/goods?id=1#top', 'mall'],
  ['HTTPS://Activity.Example.com/spring', 'activity'],
  ['https://hospital.example.com/login?a=1', null],
  ['https://fuya.example.com:8443/', null],
  // 2000 characters in all
  [`https://activity.example.com/${'a'.repeat(1971)}`, 'activity'],
])('%s may be opened', (address, site) => {
  expect(destinationOf(address, live)).toMatchObject({ site })
})

test.each([
  'https://evil.example',
  'https://mall.example.com.evil.example/h5',
  'https://evilmall.example.com/h5',
  'https://mall.example.com/h5evil',
  'https://mall.example.com/h5/../other',
  'https://mall.example.com/h5/%2e%2e/other',
  'https://mall.example.com@evil.example/h5',
  'https://someone@activity.example.com/',
  'https://someone:word@activity.example.com/',
  'https://activity.example.com:444/',
  'https://fuya.example.com/',
  'https://activity.example.com./',
  'http://activity.example.com/',
  '//activity.example.com/',
  '///activity.example.com/',
  '\\\\activity.example.com/',
  'https:\\\\evil.example\\@activity.example.com/',
  'https://evil.example\\@activity.example.com/',
  'https:///activity.example.com/',
  'https:activity.example.com',
  ' https://activity.example.com/',
  'https://activity.example.com/\n',
  'java\nscript:alert(1)',
  'javascript:alert(1)//https://activity.example.com/',
  'data:text/html,x',
  'blob:https://activity.example.com/x',
  'ftp://activity.example.com/',
  '/home',
  '',
  null,
  undefined,
  7,
  'https://[activity.example.com/',
  `https://activity.example.com/${'a'.repeat(1972)}`,
])('%j is not opened', (address) => {
  expect(destinationOf(address, live)).toBeNull()
})

test('without HTTPS only localhost is reachable, and only in development', () => {
  const local = { ...sites, mall: 'http://127.0.0.1:8090/sites/mall' }
  const at = (address: string, isDevelopment: boolean) =>
    destinationOf(address, { sites: local, hosts: ['192.168.1.5', 'localhost:8090'], isDevelopment })
  expect(at('http://127.0.0.1:8090/sites/mall/goods', true)).toMatchObject({ site: 'mall' })
  expect(at('http://localhost:8090/jinli', true)).toMatchObject({ site: null })
  expect(at('http://127.0.0.1:8090/sites/mall/goods', false)).toBeNull()
  expect(at('http://192.168.1.5/', true)).toBeNull()
  expect(at('ftp://localhost:8090/jinli', true)).toBeNull()
  expect(at('xhttp://localhost:8090/jinli', true)).toBeNull()
})

test('localhost has three names', () => {
  for (const name of ['localhost', '127.0.0.1', '127.10.20.255', '[::1]']) expect(isLoopback(name)).toBe(true)
  for (const name of ['evil-localhost', 'localhost.evil.example', '127.0.0', '1.127.0.0.1', '127.0.0.1.evil'])
    expect(isLoopback(name)).toBe(false)
})

test('a site matches by its whole host name', () => {
  expect(['mall', 'service', 'mal', ''].map(isSiteName)).toEqual([true, true, false, false])
})
