import { expect, test } from 'vitest'
import { noticeJump, noticeKinds, type NoticeKind } from '@yf/domain/notice-kinds'
import { noticeTarget } from '@yf/domain/notice-target'
import { matcherOf } from './match.ts'
import { routes } from './routes.ts'

const { match } = matcherOf(routes)
const id = '5f0c3c36-7d5c-4a7b-9a58-0d8f3f5f8a11'
const kinds = Object.keys(noticeKinds) as NoticeKind[]

const targetOf = (kind: NoticeKind) => {
  const { jumpUrl, jumpCode } = noticeJump(kind, { id, page: '/home' })
  return noticeTarget({ status: 1, type: 1, jumpUrl, jumpUrlCode: jumpCode, activityJumpUrl: null })
}
const leading = kinds.filter((kind) => noticeKinds[kind].leadsTo !== null)
const answers = kinds.filter((kind) => noticeKinds[kind].leadsTo === null)

test.each(leading)('a notice of the kind %s leads to a page of the app', (kind) => {
  const target = targetOf(kind)
  if (target.kind !== 'address') throw new Error(`${kind} leads to no page`)
  expect(match(target.address.split('?')[0]!)).not.toBeNull()
})

test.each(answers)('a notice of the kind %s holds everything itself', (kind) => {
  expect(targetOf(kind)).toEqual({ kind: 'nothing' })
})
