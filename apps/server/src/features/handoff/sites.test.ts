import { afterAll, beforeAll, expect, test } from 'vitest'
import { handoffCalls } from '@yf/contract/handoff'
import { siteNames } from '@yf/domain/handoff'
import { startServer, type TestServer } from '@yf/testkit/server'
import { allowedDestination } from './public.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ settings: { handoffHosts: ['fuya.example.com'] } })
})
afterAll(() => server.close())

test('anybody learns the addresses of the sites and the hosts that may be opened, and nothing more', async () => {
  const { code, result } = await server.call(handoffCalls.sites, {})
  expect(code).toBe(200)
  expect(Object.keys(result.sites.production)).toEqual([...siteNames])
  expect(result.sites.test.mall).toBe(server.services.settings.sites.test.mall)
  expect(result.hosts).toEqual([new URL(server.services.settings.jinli.baseUrl).host, 'fuya.example.com'])
  expect(JSON.stringify(result)).not.toContain(server.services.settings.mall.appSecret)
})

test('the server hands out no address that the app would not open', () => {
  const { settings } = server.services
  const production = { ...settings, mode: 'production' as const }
  const { mall } = settings.sites.production
  expect(allowedDestination(`${mall}/goods`, settings)?.site).toBe('mall')
  expect(allowedDestination(`${mall}/goods`, production)).toBeNull()
  expect(allowedDestination('https://fuya.example.com/x', production)?.site).toBeNull()
  expect(allowedDestination('https://evil.example/', settings)).toBeNull()
})
