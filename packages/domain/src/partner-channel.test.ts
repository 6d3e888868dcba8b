import { expect, test } from 'vitest'
import { channelKindNotes, channelKinds, isChannelCode, isSupply } from './partner-channel.ts'

test.each([
  ['jinli', true],
  ['xinghe-portal', true],
  ['a1', true],
  ['a', false],
  ['1a', false],
  ['Jinli', false],
  ['jin li', false],
  ['jinli/', false],
  [`a${'b'.repeat(31)}`, true],
  [`a${'b'.repeat(32)}`, false],
])('the code %s of a channel: %s', (code, is) => {
  expect(isChannelCode(code)).toBe(is)
})

test.each([
  ['default', true],
  ['XH_2026', true],
  ['9-a', true],
  ['-a', false],
  ['a b', false],
  ['', false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
])('the supply %s: %s', (supply, is) => {
  expect(isSupply(supply)).toBe(is)
})

test('each kind is named and explained', () => {
  expect(channelKinds).toEqual({ link: '签名链接', token: '签名令牌', exchange: '票据换取' })
  expect(channelKindNotes).toEqual({
    link: '合作方用密钥签名登录链接',
    token: '合作方用密钥签发登录令牌',
    exchange: '我们用密钥向合作方换取登录人',
  })
})
