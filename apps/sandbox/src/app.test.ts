import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { partners } from './partners.ts'

let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => sandbox.close())

const choose = (partner: string, payload: object) =>
  sandbox.inject({ method: 'PUT', url: `/scenarios/${partner}`, payload })
const chosen = async () => (await sandbox.inject('/scenarios')).json<object[]>()

test('every partner starts with its works scenario', async () => {
  expect(await chosen()).toEqual(
    partners.map(({ name }) => ({ partner: name, scenario: 'works', overrides: [] })),
  )
})

test('selects a scenario for everybody, or for one key, and removes it again', async () => {
  await choose('sms', { scenario: 'down' })
  await choose('sms', { scenario: 'refuses', key: '13800000002' })
  expect((await chosen())[0]).toEqual({
    partner: 'sms',
    scenario: 'down',
    overrides: [{ key: '13800000002', scenario: 'refuses' }],
  })
  await choose('sms', { scenario: null, key: '13800000002' })
  await choose('sms', { scenario: null })
  expect((await chosen())[0]).toEqual({ partner: 'sms', scenario: 'works', overrides: [] })
})

test('rejects a scenario that does not exist', async () => {
  expect((await choose('sms', { scenario: 'explodes' })).statusCode).toBe(400)
  expect((await choose('no-such-partner', { scenario: 'works' })).statusCode).toBe(404)
  expect((await choose('sms', {})).statusCode).toBe(400)
})

test('limits the exceptions: the oldest is dropped', async () => {
  for (let count = 0; count < 205; count++) await choose('sms', { scenario: 'down', key: `key-${count}` })
  const { overrides } = (await chosen())[0] as { overrides: { key: string }[] }
  expect(overrides).toHaveLength(200)
  expect(overrides[0]?.key).toBe('key-5')
})

test('a sandbox without mail returns an empty inbox', async () => {
  expect((await sandbox.inject('/inbox/mail?to=a@b.test')).json()).toEqual([])
})

test('reports that it is alive', async () => {
  expect((await sandbox.inject('/healthz')).json()).toEqual({ status: 'ok' })
})
