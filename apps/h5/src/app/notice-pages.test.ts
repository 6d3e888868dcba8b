import { expect, test } from 'vitest'
import { noticeJump, noticeKinds, type NoticeKind } from '@yf/domain/notice-kinds'
import { noticeTarget } from '@yf/domain/notice-target'
import { matcherOf } from './match.ts'
import { routes } from './routes.ts'

const { match } = matcherOf(routes)
const id = '5f0c3c36-7d5c-4a7b-9a58-0d8f3f5f8a11'
const kinds = Object.keys(noticeKinds) as NoticeKind[]

test.each(kinds)('a notice of the kind %s leads to a page of the app, or nowhere', (kind) => {
  const { jumpUrl, jumpCode } = noticeJump(kind, { id, page: '/home' })
  const target = noticeTarget({
    status: 1,
    type: 1,
    jumpUrl,
    jumpUrlCode: jumpCode,
    activityJumpUrl: null,
  })
  if (noticeKinds[kind].leadsTo === null) return expect(target).toEqual({ kind: 'nothing' })
  if (target.kind !== 'address') throw new Error(`${kind} leads to no page`)
  return expect(match(target.address.split('?')[0]!)?.route.kind).toBe('screen')
})
