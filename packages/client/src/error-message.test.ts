import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { errorMessageFor } from './error-message.ts'

test.each([
  ['refused', '余额不足', '余额不足'],
  ['serverError', '系统繁忙 r1', '系统繁忙 r1'],
  ['refused', '', '系统繁忙，请稍后再试'],
  ['mallToken', '商城登录已过期', '商城登录已过期'],
  ['mallToken', '', '系统繁忙，请稍后再试'],
  ['unreachable', 'ECONNRESET', '请求超时，请稍后重试'],
  ['sessionEnded', 'whatever', '登录已过期，请重新登录'],
] as const)('%s with the message %j reads as %s', (situation, message, text) =>
  expect(errorMessageFor(situation, message)).toBe(text),
)

test.each([
  ['sessionEnded', true],
  ['unauthorized', true],
  ['refused', false],
  ['unreachable', false],
  ['mallToken', false],
] as const)('%s is about the session: %s', (situation, isAboutSession) =>
  expect(new CallError(situation, '').isAboutSession).toBe(isAboutSession),
)
