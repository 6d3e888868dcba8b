import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoffCalls } from '@yf/contract/handoff'
import { siteNames } from '@yf/domain/handoff'
import { startServer, type TestServer } from '#testkit/server.ts'
import { allowedDestination } from './public.ts'

let server: TestServer

beforeAll(async () => {
  const chinaLife = {
    baseUrl: 'https://open.chinalife.example',
    channel: 'c',
    secret: 'a secret of China Life',
    pages: { SZ: 'https://sz.chinalife.example/h5', SH: 'https://sh.chinalife.example:8443/h5' },
  }
  const provider = (page: string) => ({ page, channel: 'c', secret: 'a secret of a benefit provider' })
  const benefitProviders = {
    FUYA: provider('https://h5.fuya.example/in'),
    JINGHE: provider('https://h5.jinghe.example/in'),
  }
  server = await startServer({
    settings: { handoffHosts: ['more.example.com'], chinaLife, benefitProviders },
  })
})
afterAll(() => server.close())

test("anybody can read the sites' addresses and the permitted hosts, and nothing more", async () => {
  const { code, result } = await server.call(handoffCalls.sites, {})
  expect(code).toBe(200)
  expect(Object.keys(result.sites.production)).toEqual([...siteNames])
  expect(result.sites.test.mall).toBe(server.services.settings.sites.test.mall)
  const { jinli, mall, chinaLife, benefitProviders } = server.services.settings
  expect(result.hosts).toEqual([
    new URL(jinli.baseUrl).host,
    'sz.chinalife.example',
    'sh.chinalife.example:8443',
    'h5.fuya.example',
    'h5.jinghe.example',
    'more.example.com',
  ])
  expect(JSON.stringify(result)).not.toContain(mall.appSecret)
  expect(JSON.stringify(result)).not.toContain(chinaLife.secret)
  expect(JSON.stringify(result)).not.toContain(benefitProviders.FUYA.secret)
})

test('the server issues no address that the app would not open', () => {
  const { settings } = server.services
  const production = { ...settings, mode: 'production' as const }
  const { mall } = settings.sites.production
  expect(allowedDestination(`${mall}/goods`, settings)?.site).toBe('mall')
  expect(allowedDestination(`${mall}/goods`, production)).toBeNull()
  expect(allowedDestination('https://more.example.com/x', production)?.site).toBeNull()
  expect(allowedDestination('https://evil.example/', settings)).toBeNull()
})

test('production permits the China Life pages that its settings name, and no others of that partner', () => {
  const production = { ...server.services.settings, mode: 'production' as const }
  expect(allowedDestination('https://sz.chinalife.example/h5?token=t', production)?.site).toBeNull()
  expect(allowedDestination('https://sh.chinalife.example:8443/h5', production)?.site).toBeNull()
  expect(allowedDestination('https://sh.chinalife.example/h5', production)).toBeNull()
  expect(allowedDestination('http://sz.chinalife.example/h5', production)).toBeNull()
  expect(allowedDestination('https://open.chinalife.example/', production)).toBeNull()
})
