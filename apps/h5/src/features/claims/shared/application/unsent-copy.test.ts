import type { UserInfo } from '@yf/contract/identity'
import { beforeEach, expect, test } from 'vitest'
import { resetSession, signIn } from '#platform/session/session.ts'
import { forgetUnsent, keepUnsent, unsentOf } from './unsent-copy.ts'

const shelf = { companyId: 'c1', flow: 'new' } as const

beforeEach(() => {
  resetSession()
  signIn({ token: 'T1', baseId: 'lin' } as UserInfo)
  forgetUnsent(shelf)
})

test('restores unsent input only for its own draft', () => {
  keepUnsent(shelf, 'k1', { hospital: '北京医院' })
  expect(unsentOf(shelf, 'k1')).toEqual({ hospital: '北京医院' })
  expect(unsentOf(shelf, 'k2')).toEqual({})
  expect(unsentOf({ ...shelf, flow: 'old' }, 'k1')).toEqual({})
})

test("keeps input typed before the first save returned the draft's id", () => {
  keepUnsent(shelf, null, { diagnosis: '咽炎' })
  expect(unsentOf(shelf, 'k1')).toEqual({ diagnosis: '咽炎' })
})

test('another person on the same phone does not see the input', () => {
  keepUnsent(shelf, null, { diagnosis: '咽炎' })
  signIn({ token: 'T2', baseId: 'zhou' } as UserInfo)
  expect(unsentOf(shelf, null)).toEqual({})
})

test('nothing stays on the phone once everything is sent', () => {
  keepUnsent(shelf, 'k1', { diagnosis: '咽炎' })
  keepUnsent(shelf, 'k1', {})
  expect(unsentOf(shelf, 'k1')).toEqual({})
})
