import { expect, test } from 'vitest'
import { noticeJump, noticeKinds, type NoticeKind } from './notice-kinds.ts'
import { isJumpUrl } from './notice-target.ts'

const kinds = Object.keys(noticeKinds) as NoticeKind[]

test.each(kinds)('the title of %s is Chinese and fits the message centre', (kind) => {
  expect(noticeKinds[kind].title).toMatch(/^\p{Script=Han}[\p{Script=Han}，：]{2,13}$/u)
})

const id = '5f0c3c36-7d5c-4a7b-9a58-0d8f3f5f8a11'
const leading = kinds.filter((kind) => noticeJump(kind, { id, page: '/home' }).jumpUrl !== null)

test.each(leading)('%s leads to an address that the app can open', (kind) => {
  const { jumpUrl, jumpCode } = noticeJump(kind, { id, page: '/home' })
  expect(isJumpUrl(jumpUrl ?? '', jumpCode)).toBe(true)
})

test('the address of a notice holds the id, the chosen page, or a code', () => {
  expect(noticeJump('caseAsked', { id }).jumpUrl).toBe(`/claimSettlement/detail?caseId=${id}`)
  expect(noticeJump('serviceToEvaluate', { id })).toEqual({ jumpUrl: id, jumpCode: 'FEEDBACK' })
  expect(noticeJump('choiceOpenForSelf', {})).toEqual({ jumpUrl: null, jumpCode: 'OPTIONAL_BENEFIT_SELF' })
  expect(noticeJump('bookingMoved', { page: '/1v1' })).toEqual({ jumpUrl: '/1v1', jumpCode: null })
  expect(noticeJump('messageAnswered', {})).toEqual({ jumpUrl: null, jumpCode: null })
})
