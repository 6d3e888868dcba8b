import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { equityCalls } from '@yf/contract/equity'
import { identityCalls } from '@yf/contract/identity'
import { messageCalls } from '@yf/contract/messages'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const equity = `${urlOf(equityCalls.mine)}?companyId=${idOf('company', 'xinghe-software')}`

/** `fetch` decompresses responses; this client leaves them unchanged. */
async function rawGet(address: string, accepted: string) {
  const authorization = `Bearer ${await server.tokenOf('linxiao')}`
  return new Promise<{ compression: string | undefined; body: Buffer }>((resolve, reject) => {
    const sent = request(server.url + address, { headers: { authorization, 'accept-encoding': accepted } })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const compression = response.headers['content-encoding']
      buffer(response).then((body) => resolve({ compression, body }), reject)
    })
    sent.end()
  })
}

const bare = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }

test.each([
  ['gzip, deflate, br', 'br', 3],
  ['gzip', 'gzip', 3],
  ['identity', 'identity', 1],
] as const)('a client that accepts %s gets a long response in %s', async (accepted, compression, times) => {
  const plain = await rawGet(equity, 'identity')
  const answer = await rawGet(equity, accepted)
  expect(answer.compression ?? 'identity').toBe(compression)
  expect(JSON.parse(bare[compression](answer.body).toString())).toEqual(JSON.parse(plain.body.toString()))
  expect(answer.body.length * times).toBeLessThanOrEqual(plain.body.length)
})

test('does not compress a short response', async () => {
  const { compression, body } = await rawGet(urlOf(messageCalls.unread), 'br')
  expect([compression, JSON.parse(body.toString())]).toEqual([
    undefined,
    expect.objectContaining({ success: true }),
  ])
})

test('does not decompress request bodies', async () => {
  const login = JSON.stringify({ phone: '13800000001', password: 'wrong' })
  const send = async (body: BodyInit, compression: string) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': compression }
    return (await server.fetch(urlOf(identityCalls.login), { method: 'POST', headers, body })).status
  }
  expect([await send(login, 'identity'), await send(gzipSync(login), 'gzip')]).toEqual([200, 400])
})
