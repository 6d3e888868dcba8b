import { Type, type Static } from '@sinclair/typebox'
import { noticeStateNames, noticeTabNames, noticeTypeNames, readStateNames } from '@yf/domain/notice-target'
import { main } from './call.ts'
import { Id, Moment, Nothing, Nullable, OneNumberOf, Page, PageQuery, titled } from './shapes.ts'

const Tab = OneNumberOf(noticeTabNames, { title: '消息分类' })
const ReadStatus = OneNumberOf(readStateNames, { title: '阅读状态' })
/** Milliseconds: the time at which the first page was read. */
const AsOf = Type.Integer({ title: '列表时间', minimum: 0, maximum: 8_640_000_000_000_000 })

export const Notice = Type.Object({
  id: Id,
  /** The company of its target page. */
  companyId: Id,
  title: Type.String(),
  /** May hold simple HTML; the client allows only harmless tags. */
  content: Type.String(),
  createTime: Moment,
  readStatus: ReadStatus,
  status: OneNumberOf(noticeStateNames),
  /** 2 opens activityJumpUrl */
  type: OneNumberOf(noticeTypeNames),
  jumpUrl: Nullable(Type.String()),
  jumpUrlCode: Nullable(Type.String()),
  activityJumpUrl: Nullable(Type.String()),
})
export type Notice = Static<typeof Notice>

export const UnreadCounts = Type.Object({ messageNum: Type.Integer(), noticeNum: Type.Integer() })
export type UnreadCounts = Static<typeof UnreadCounts>

export const messageCalls = {
  list: main.get(
    'advert/message/record/getList',
    '通知，按已读状态分页',
    'Notices by readStatus, paged',
    Type.Object({
      tab: Type.Optional(Tab),
      readStatus: Type.Optional(ReadStatus),
      ...PageQuery,
      /** From the first page's response: later pages then show the same list, whatever arrived or was read since. */
      asOf: Type.Optional(AsOf),
    }),
    Type.Composite([Page(Notice), Type.Object({ asOf: AsOf })]),
  ),
  markRead: main.get(
    'advert/message/record/updateReadStatus',
    '标为已读',
    'Mark read by id',
    Type.Object({ id: titled('消息', Id) }),
    UnreadCounts,
    { silent: true },
  ),
  unread: main.get('advert/message/record/getUnReadNum', '未读数量', 'Unread counts', Nothing, UnreadCounts, {
    silent: true,
  }),
}
