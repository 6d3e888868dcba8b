import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { startServer, type TestServer } from '#testkit/server.ts'
import { loadDemoData } from '#seeds/demo.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const colorFor = async (input: { supply?: string }) =>
  (await server.call(identityCalls.loginPageConfig, input)).result.font_color.content

test("without stored configurations the product's own is returned", async () => {
  expect(await colorFor({})).toBe('#ffa200')
  expect(await colorFor({ supply: 'haina' })).toBe('#ffa200')
})

test('a supplier has its own configuration, and an unknown one gets the default', async () => {
  await loadDemoData(server.services, server.db)
  const { result } = await server.call(identityCalls.loginPageConfig, { supply: 'haina' })
  expect(result).toEqual({
    logo: { content: '/art/logo-haina.svg' },
    phone_icon: { content: '/art/icon-phone.svg' },
    service_icon: { content: '0' },
    back_image: { content: '/art/login-sea.svg' },
    font_color: { content: '#14788c' },
  })
  expect(await colorFor({ supply: 'nobody' })).toBe('#ffa200')
  expect(await colorFor({})).toBe('#ffa200')
})
