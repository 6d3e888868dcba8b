import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answer } from '#platform/call/outcome.ts'
import { noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { urlOf } from '@yf/contract/call'
import { trustOf, unknownProxyWarner } from './trusted-proxies.ts'

const proxy = '127.0.0.2'
const stranger = '127.0.0.1'

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    settings: { trustedHops: 1, trustedProxies: [{ address: proxy, prefix: 32 }] },
    calls: noteServer({
      page: async (_input, { address }) => answer({ pageNo: 1, pageSize: 1, tags: [address] }),
    }),
  })
})
afterAll(() => server.close())

/** The address that the server attributes to the caller, over a connection that really comes from the given one. */
async function seenAs(from: string, forwarded?: string): Promise<string> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const body = await new Promise<string>((resolve, reject) => {
    const url = `${server.url}${urlOf(noteCalls.page)}?pageNo=1`
    get(url, { localAddress: from, headers }, (response) => resolve(text(response))).on('error', reject)
  })
  return (JSON.parse(body) as { result: { tags: string[] } }).result.tags[0]!
}

test("a trusted proxy states the client's address", async () => {
  expect(await seenAs(proxy, '203.0.113.9')).toBe('203.0.113.9')
})

test('ignores the header of an untrusted client', async () => {
  expect(await seenAs(stranger, '203.0.113.9')).toBe(stranger)
  expect(await seenAs(stranger, `203.0.113.9, ${proxy}`)).toBe(stranger)
})

test('ignores addresses that the client wrote before the trusted proxy', async () => {
  expect(await seenAs(proxy, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
})

test('a proxy that sends no header counts as the caller', async () => {
  expect(await seenAs(proxy)).toBe(proxy)
})

test('reports an unlisted proxy once, and never a listed one or plain callers', () => {
  const warn = vi.fn<Logger['warn']>()
  const warnOnce = unknownProxyWarner((address) => address === proxy, { warn })
  const from = (remoteAddress: string, headers: object) =>
    warnOnce({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)
  from(proxy, { 'x-forwarded-for': '203.0.113.9' })
  from(stranger, {})
  expect(warn).not.toHaveBeenCalled()
  from(stranger, { 'x-forwarded-for': '203.0.113.9' })
  from(stranger, { 'x-forwarded-for': '203.0.113.9' })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]).toEqual([{ peer: stranger }, expect.stringContaining('TRUSTED_PROXIES')])
})

test.each([
  ['the one that called us', '10.0.3.7', 0, true],
  ['the same on a line for both protocols', '::ffff:10.0.3.7', 0, true],
  ['one of the network', '10.1.200.3', 1, true],
  ['one beside it', '10.2.0.1', 1, false],
  ['one of the other protocol', 'fd00::5', 0, true],
  ['a stranger of the other protocol', 'fd01::5', 0, false],
  ['one more than there are', '10.0.3.7', 2, false],
])('%s: %s at %i', (_who, address, hop, isTrusted) => {
  const trustedProxies = [
    { address: '10.0.3.7', prefix: 32 },
    { address: '10.1.0.0', prefix: 16 },
    { address: 'fd00::', prefix: 64 },
  ]
  expect(trustOf({ trustedHops: 2, trustedProxies })(address, hop)).toBe(isTrusted)
  expect(trustOf({ trustedHops: 0, trustedProxies })(address, hop)).toBe(false)
})
