import { signParams } from '@yf/partner-contract/partner-link'
import type { SessionRoomLink } from '@yf/partner-contract/session-room'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { defaultSettings } from '../settings.ts'

const now = new Date('2026-11-15T02:00:00Z')
let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())

const seconds = (after: number) => String(now.getTime() / 1000 + after)
const link = (more: Partial<SessionRoomLink> = {}): SessionRoomLink => ({
  channel: defaultSettings.sessionRoomChannel,
  room: 'room-1',
  way: 'video',
  expires: seconds(60),
  nonce: 'n',
  ...more,
})
const enter = async (params: SessionRoomLink, sign = signParams(params, defaultSettings.sessionRoomSecret)) =>
  (await sandbox.inject(`/session-rooms/enter?${new URLSearchParams({ ...params, sign })}`)).body

test('a signed link opens its room, and the inbox lists the visit', async () => {
  expect(await enter(link())).toContain('视频咨询')
  expect(await enter(link({ way: 'voice' }))).toContain('语音咨询')
  const visits = (await sandbox.inject('/inbox/session-rooms?room=room-1')).json<object[]>()
  expect(visits).toHaveLength(2)
})

test('an altered, forged or expired link opens nothing', async () => {
  const sign = signParams(link(), defaultSettings.sessionRoomSecret)
  expect(await enter(link({ room: 'room-2' }), sign)).toContain('验签失败')
  expect(await enter(link(), 'a guess')).toContain('验签失败')
  expect(await enter(link({ channel: 'another' }))).toContain('验签失败')
  expect(await enter(link({ expires: seconds(0) }))).toContain('链接已过期')
})
