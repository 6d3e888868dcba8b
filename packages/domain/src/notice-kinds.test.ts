import { expect, test } from 'vitest'
import { noticeJump, noticeKinds, type NoticeKind } from './notice-kinds.ts'
import { isJumpUrl } from './notice-target.ts'

const kinds = Object.keys(noticeKinds) as NoticeKind[]

test('every kind has a Chinese title that fits the message centre', () => {
  for (const kind of kinds)
    expect(noticeKinds[kind].title, kind).toMatch(/^\p{Script=Han}[\p{Script=Han}，：]{2,13}$/u)
})

test('every kind leads to an address that the app can open, or nowhere', () => {
  const id = '5f0c3c36-7d5c-4a7b-9a58-0d8f3f5f8a11'
  for (const kind of kinds) {
    const { jumpUrl, jumpCode } = noticeJump(kind, { id, page: '/home' })
    if (jumpUrl !== null) expect(isJumpUrl(jumpUrl, jumpCode), kind).toBe(true)
  }
  expect(noticeJump('caseAsked', { id }).jumpUrl).toBe(`/claimSettlement/detail?caseId=${id}`)
  expect(noticeJump('serviceToEvaluate', { id })).toEqual({ jumpUrl: id, jumpCode: 'FEEDBACK' })
  expect(noticeJump('choiceOpenForSelf', {})).toEqual({ jumpUrl: null, jumpCode: 'OPTIONAL_BENEFIT_SELF' })
  expect(noticeJump('bookingMoved', { page: '/1v1' })).toEqual({ jumpUrl: '/1v1', jumpCode: null })
  expect(noticeJump('messageAnswered', {})).toEqual({ jumpUrl: null, jumpCode: null })
})
