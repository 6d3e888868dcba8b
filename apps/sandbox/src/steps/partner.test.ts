import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEvent } from '@yf/partner-contract/signed-event'
import { stepsHeader } from '@yf/partner-contract/steps'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
let product: Server
let sandbox: FastifyInstance
beforeEach(async () => {
  received.length = 0
  product = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening))
  const { port } = product.address() as AddressInfo
  sandbox = createSandbox({ notifyOrigin: `http://127.0.0.1:${port}` })
})
afterEach(async () => {
  await sandbox.close()
  product.close()
})

const send = (fields: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url: '/steps/controls',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      channel: 'xinghe-walk',
      mobile: '13800000001',
      day: '2026-03-05',
      ...fields,
    }).toString(),
  })

test("the button of the page reports a person's steps to the product, signed by the platform", async () => {
  expect((await sandbox.inject('/steps/controls')).body).toContain('发送步数')
  expect((await send({ steps: '8600' })).statusCode).toBe(303)
  const [report] = received
  expect(report?.path).toBe('/API/yf-service-partner/steps/day')
  expect(report?.headers[stepsHeader]).toBe('xinghe-walk')
  const secret = 'sandbox-steps-xinghe-walk-secret'
  const read = readEvent(report!.headers, report!.body, { secret, now: Date.now() })
  expect(read).toMatchObject({
    kind: 'event',
    event: { type: 'xinghe-walk', data: { mobile: '13800000001', day: '2026-03-05', steps: 8600 } },
  })
  expect((await sandbox.inject('/steps/controls')).body).toContain('8600 步')
  expect((await sandbox.inject('/inbox/steps?mobile=13800000001')).json()).toHaveLength(1)
})

test('does not report steps for an unknown platform or an invalid number', async () => {
  expect((await send({ channel: 'nobody', steps: '1' })).statusCode).toBe(400)
  expect((await send({ steps: '-1' })).statusCode).toBe(400)
  expect(received).toEqual([])
})
