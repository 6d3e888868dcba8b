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

test('what was typed for a draft is found again for that draft alone', () => {
  keepUnsent(shelf, 'k1', { hospital: '北京医院' })
  expect(unsentOf(shelf, 'k1')).toEqual({ hospital: '北京医院' })
  expect(unsentOf(shelf, 'k2')).toEqual({})
  expect(unsentOf({ ...shelf, flow: 'old' }, 'k1')).toEqual({})
})

test('what was typed before the answer that named the draft is not lost with the page', () => {
  keepUnsent(shelf, null, { diagnosis: '咽炎' })
  expect(unsentOf(shelf, 'k1')).toEqual({ diagnosis: '咽炎' })
})

test('nobody finds the letters of another person on the same phone', () => {
  keepUnsent(shelf, null, { diagnosis: '咽炎' })
  signIn({ token: 'T2', baseId: 'zhou' } as UserInfo)
  expect(unsentOf(shelf, null)).toEqual({})
})

test('when everything is sent nothing stays on the phone', () => {
  keepUnsent(shelf, 'k1', { diagnosis: '咽炎' })
  keepUnsent(shelf, 'k1', {})
  expect(unsentOf(shelf, 'k1')).toEqual({})
})
