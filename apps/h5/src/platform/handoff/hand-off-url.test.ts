import type { AllowList, SiteAddresses } from '@yf/domain/handoff'
import { describe, expect, test } from 'vitest'
import { handOffUrl, siteAddress, type HandOff } from './hand-off-url.ts'
import { allowListFor } from './sites.ts'

const sitesAt = (domain: string): SiteAddresses => ({
  mall: `https://mall.${domain}/h5`,
  activity: `https://activity.${domain}`,
  exam: `https://exam.${domain}`,
  assessment: `https://assessment.${domain}`,
  encyclopedia: `https://wiki.${domain}`,
  service: `https://service.${domain}`,
})
const sites = { production: sitesAt('yf.example'), test: sitesAt('test.yf.example') }
const allowed: AllowList = { sites: sites.production, hosts: ['hospital.example'], isDevelopment: false }

const session: HandOff = {
  token: 'T1',
  companyId: 'c1',
  data: {
    baseId: 'b1',
    tpToken: 'P1',
    name: '林晓',
    mobile: '138****0001',
    openId: null,
    isFamily: 0,
    groupCompanyId: 'g1',
    companyName: '星河软件',
    supply: 'S1',
  },
}
const mall = { token: 'M1', storage: { key: 'yf_mall_member', value: '{}' } }

const read = (data: string | null) => JSON.parse(Buffer.from(data ?? '', 'base64url').toString()) as object

describe('data handed over to a site', () => {
  test("a partner's site gets token, company and session data", () => {
    const way = handOffUrl('https://activity.yf.example/spring?from=home', session, allowed)
    expect(way?.site).toBe('activity')
    const { searchParams } = new URL(way?.url ?? '')
    expect(searchParams.get('token')).toBe('T1')
    expect(searchParams.get('companyId')).toBe('c1')
    expect(searchParams.get('from')).toBe('home')
    expect(read(searchParams.get('data'))).toEqual(session.data)
    expect(searchParams.get('data')).toMatch(/^[\w-]+$/)
  })

  test('only the mall gets its storage data; its own token, which opens our orders, goes to no site', () => {
    const at = (address: string) => new URL(handOffUrl(address, { ...session, mall }, allowed)?.url ?? '')
    const inMall = at('https://mall.yf.example/h5/goods').searchParams
    expect(inMall.get('mallToken')).toBe(session.token)
    expect([...inMall.values()]).not.toContain('M1')
    expect(read(inMall.get('data'))).toMatchObject({ mallStorage: mall.storage })
    const elsewhere = at('https://exam.yf.example/')
    expect(elsewhere.href).not.toContain('M1')
    expect(read(elsewhere.searchParams.get('data'))).not.toHaveProperty('mallStorage')
  })

  test('an allowed host that is no partner gets nothing', () => {
    expect(handOffUrl('https://hospital.example/login?a=1', session, allowed)).toEqual({
      url: 'https://hospital.example/login?a=1',
      site: null,
    })
  })

  test('replaces a foreign token in the address, and removes it without a session', () => {
    const planted = 'https://exam.yf.example/?token=evil&companyId=c9&data=e30&mallToken=evil'
    expect(handOffUrl(planted, session, allowed)?.url).not.toMatch(/evil|c9|e30/)
    expect(handOffUrl(planted, null, allowed)?.url).toBe('https://exam.yf.example/')
  })

  test.each([
    'https://evil.example/?next=https://mall.yf.example/h5',
    'https://mall.yf.example.evil.example/h5',
    'https://mall.yf.example@evil.example/h5',
    'https://evil.example#@mall.yf.example/h5',
    'https://evil.example\\@mall.yf.example/h5',
    'http://mall.yf.example/h5',
    '//mall.yf.example/h5',
    'javascript:location="https://mall.yf.example/h5"',
    'https://test.yf.example/',
    'https://mall.test.yf.example/h5',
    null,
  ])('%j receives nothing and is not opened', (address) => {
    expect(handOffUrl(address, session, allowed)).toBeNull()
  })
})

describe('a path in a site', () => {
  test("path and query are below the site's address", () => {
    expect(siteAddress('mall', {}, allowed)).toBe('https://mall.yf.example/h5')
    expect(siteAddress('mall', { path: '/goods', query: { id: '7&8' } }, allowed)).toBe(
      'https://mall.yf.example/h5/goods?id=7%268',
    )
    expect(siteAddress('exam', { path: 'city' }, allowed)).toBe('https://exam.yf.example/city')
  })

  test.each(['/../other', '/..', '/%2e%2e/x', '@evil.example', '\\..\\x', '/ x'])(
    'the path %j does not leave the site',
    (path) => {
      const address = siteAddress('mall', { path }, allowed)
      expect(address === null || address.startsWith('https://mall.yf.example/h5/')).toBe(true)
    },
  )
})

describe('the variant follows the hostname', () => {
  const list = { sites, hosts: ['hospital.example'] }
  test.each([
    ['m.yuanlixingqiu.com', sites.production],
    ['claim.yuanlixingqiu.com', sites.production],
    ['test.yuanlixingqiu.com', sites.test],
    ['m.yuanlixingqiu.com.evil.example', sites.test],
    ['127.0.0.1', sites.test],
  ])('on %s', (hostname, expected) => {
    expect(allowListFor(list, { hostname, protocol: 'https:' }).sites).toBe(expected)
  })

  test('only a page without HTTPS is in development', () => {
    const at = (protocol: string) => allowListFor(list, { hostname: 'x', protocol }).isDevelopment
    expect([at('http:'), at('https:')]).toEqual([true, false])
  })
})
