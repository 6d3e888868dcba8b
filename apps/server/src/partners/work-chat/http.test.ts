import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '#testkit/sandbox.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PartnerCredentials } from '#platform/credentials/credentials.port.ts'
import { dingTalkOverHttp } from './dingtalk-http.ts'
import { feishuOverHttp } from './feishu-http.ts'
import type { WorkChatApp } from './port.ts'
import { wecomOverHttp } from './wecom-http.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 10_000 })
})
afterAll(() => sandbox.close())

/** One per process, which is the only view that the adapters have of it. */
function credentialsInMemory(): PartnerCredentials {
  const tokens = new Map<string, string>()
  return {
    async get(name, ask) {
      const value = tokens.get(name) ?? (await ask()).value
      tokens.set(name, value)
      return value
    },
    drop: async (name) => void tokens.delete(name),
  }
}

type LineLimits = { timeLimitMs?: number }
const adapters = {
  wecom: (url: string, limits?: LineLimits) =>
    wecomOverHttp(`${url}/wecom-api`, credentialsInMemory(), limits),
  dingtalk: (url: string, limits?: LineLimits) =>
    dingTalkOverHttp(
      { dingTalkApiBaseUrl: `${url}/dingtalk-api`, dingTalkOapiBaseUrl: `${url}/dingtalk-oapi` },
      credentialsInMemory(),
      limits,
    ),
  feishu: (url: string, limits?: LineLimits) =>
    feishuOverHttp(`${url}/feishu`, credentialsInMemory(), limits),
}
const apps: Record<keyof typeof adapters, WorkChatApp> = {
  wecom: {
    id: 'a',
    corpId: 'wwsandbox00000001',
    clientId: 'wwsandbox00000001',
    secret: 'sandbox-wecom-secret',
  },
  dingtalk: {
    id: 'a',
    corpId: 'dingsandbox00000001',
    clientId: 'dingsandboxkey0001',
    secret: 'sandbox-dingtalk-secret',
  },
  feishu: {
    id: 'a',
    corpId: 'cli_sandbox000001',
    clientId: 'cli_sandbox000001',
    secret: 'sandbox-feishu-secret',
  },
}
const names = ['wecom', 'dingtalk', 'feishu'] as const

const play = async (partner: string, scenario: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario })
  await fetch(`${sandbox.url}/scenarios/${partner}`, { method: 'PUT', headers, body })
}
afterEach(() => Promise.all(names.map((name) => play(name, 'works'))))

test.each([
  ['wecom', 'clientId', '40013'],
  ['wecom', 'secret', '40001'],
  ['dingtalk', 'clientId', 'invalidClientIdOrSecret'],
  ['dingtalk', 'secret', 'invalidClientIdOrSecret'],
  ['feishu', 'clientId', '10003'],
  ['feishu', 'secret', '10014'],
] as const)('%s with a wrong %s is a setup problem', async (name, field, providerCode) => {
  const app = { ...apps[name], [field]: 'wrong' }
  expect(await adapters[name](sandbox.url).ticket(app)).toEqual({
    kind: 'refused',
    reason: 'setup',
    providerCode,
  })
})

test.each([
  ['wecom', '40029'],
  ['dingtalk', '40078'],
  ['feishu', '20003'],
] as const)('%s rejects a code that was never issued, with %s', async (name, providerCode) => {
  expect(await adapters[name](sandbox.url).whoHas('guess', apps[name])).toEqual({
    kind: 'refused',
    reason: 'badCode',
    providerCode,
  })
})

test.each(names)('a slow %s runs into one time limit for all its requests', async (name) => {
  await play(name, 'slow')
  const slow = adapters[name](sandbox.url, { timeLimitMs: 200 })
  expect(await slow.whoHas('any', apps[name])).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
  expect(await slow.ticket(apps[name])).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
})

test.each(
  names.flatMap((name) =>
    ['', '<html>502</html>', 'null', '[]', '{}', '{"errcode":0,"code":0}'].map((body) => ({ name, body })),
  ),
)('treats an answer of $body from $name as unavailable', async ({ name, body }) => {
  const strange = await standIn(body)
  const adapter = adapters[name](strange.url)
  expect(await adapter.ticket(apps[name])).toEqual({ kind: 'unavailable', reason: 'troubled' })
  expect(await adapter.whoHas('any', apps[name])).toEqual({ kind: 'unavailable', reason: 'troubled' })
  strange.close()
})

test.each(names)('%s at an address without a listener is unreachable', async (name) => {
  const gone = await standIn('')
  gone.close()
  expect(await adapters[name](gone.url).ticket(apps[name])).toEqual({
    kind: 'unavailable',
    reason: 'unreachable',
  })
})

/** A server of the test itself, for behaviour that an honest provider never shows. */
async function standIn(body: string) {
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
