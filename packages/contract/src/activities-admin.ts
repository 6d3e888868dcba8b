import { Type, type Static } from '@sinclair/typebox'
import { prizeKinds } from '@yf/domain/activity'
import { longestNote } from '@yf/domain/feedback'
import { ActivityId, ActivityLayout, ActivityStep, Odds, TaskSource } from './activities.ts'
import { consoleService } from './call.ts'
import {
  Bit,
  Done,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const AdminPrize = Type.Object({
  id: Type.Optional(titled('奖品', Id)),
  kind: OneKeyOf(prizeKinds, { title: '奖品种类' }),
  name: titled('奖品名称', Text(30, 1)),
  points: Type.Integer({ title: '奖品积分', minimum: 0, maximum: 100_000 }),
  odds: Odds,
  stock: Type.Integer({ title: '奖品数量', minimum: 0, maximum: 1_000_000 }),
  how: titled('领取方式', Text(60)),
  /** For a coupon: its batch. */
  batchId: Nullable(titled('优惠券批次', Id)),
})

const PrizeBatch = Type.Object({
  id: Id,
  companyId: Id,
  name: Type.String(),
  /** The effect, as text. */
  terms: Type.String(),
  left: Type.Integer(),
})
export type PrizeBatch = Static<typeof PrizeBatch>

const composed = {
  layout: ActivityLayout,
  title: titled('活动名称', Text(30, 1)),
  summary: titled('活动简介', Text(100)),
  picLink: Nullable(Type.String({ title: '头图', maxLength: 200, pattern: '^/(art|media)/[\\w./-]+$' })),
  startTime: titled('开始时间', Moment),
  endTime: titled('结束时间', Moment),
  /** Empty: all companies. */
  companyIds: Type.Array(Id, { title: '可见企业', maxItems: 200, uniqueItems: true }),
  rules: Type.Array(Text(200, 1), { title: '活动规则', maxItems: 20 }),
  steps: Type.Array(ActivityStep, { title: '参与步骤', maxItems: 6 }),
  tasks: Type.Array(
    Type.Object({
      source: TaskSource,
      chances: Type.Integer({ title: '机会次数', minimum: 1, maximum: 10 }),
    }),
    { title: '任务', maxItems: 8 },
  ),
  freeChances: Type.Integer({ title: '赠送机会', minimum: 0, maximum: 20 }),
  share: titled(
    '分享卡片',
    Type.Object({ title: titled('分享标题', Text(30)), words: titled('分享文案', Text(60)) }),
  ),
  isPublished: titled('是否发布', Bit),
}

/** The published content after saving. */
const Composed = { ...composed, prizes: Type.Array(AdminPrize, { title: '奖品', maxItems: 12 }) }

const ChangeNo = Type.Integer({ title: '修改编号', minimum: 1, maximum: 100_000 })

export const ActivityChange = Type.Object({
  activityId: Id,
  no: ChangeNo,
  title: Type.String(),
  state: OneOf(['proposed', 'inForce', 'refused', 'withdrawn']),
  /** Average points per person and month, and the increase over the previous version. */
  points: Type.Integer(),
  raise: Type.Integer(),
  /** Differences from the published version, a line each. */
  differences: Type.Array(Type.String()),
  proposedBy: Type.String(),
  proposedTime: Moment,
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  canDecide: Bit,
})
export type ActivityChange = Static<typeof ActivityChange>

export const AdminActivity = Type.Object({
  id: Id,
  ...composed,
  /** The last edit that is not published: it waits for the second approver, or was rejected. */
  proposal: Nullable(
    Type.Object({
      ...Composed,
      state: OneOf(['proposed', 'refused']),
      note: Nullable(Type.String()),
    }),
  ),
  status: OneOf([1, 2, 3]),
  prizes: Type.Array(Type.Composite([AdminPrize, Type.Object({ id: Id, drawn: Type.Integer() })])),
  drawCount: Type.Integer(),
  visitCount: Type.Integer(),
  updateTime: Moment,
})
export type AdminActivity = Static<typeof AdminActivity>

/** A phone number that a visitor left for a call back. */
export const AdminLead = Type.Object({
  id: Id,
  activityId: Id,
  activityTitle: Type.String(),
  /** Masked; a separate call returns the whole number. */
  phone: Type.String(),
  /** Masked; null for a visitor who was not logged in. */
  memberName: Nullable(Type.String()),
  createTime: Moment,
  note: Nullable(Type.String()),
  contactedBy: Nullable(Type.String()),
  contactedTime: Nullable(Moment),
})
export type AdminLead = Static<typeof AdminLead>

const LeadId = titled('留电', Id)

/** Why the content cannot be published. */
const activityFaults = [
  'oddsAboveAll',
  'stockBelowDrawn',
  'activityTimes',
  'prizeDrawn',
  'prizeBatchOther',
  'prizeBatchShort',
  'prizeBatchEnds',
] as const

/** For staff who manage offers; an activity that gives many points needs a second approver from finance. */
export const activitiesAdminCalls = {
  activities: consoleService.get(
    'activities/list',
    '查看活动',
    'Activities, newest first, with companies and coupons to choose from',
    Nothing,
    Type.Object({
      activities: Type.Array(AdminActivity),
      companies: Type.Array(Type.Object({ id: Id, name: Type.String() })),
      /** Coupon batches that can be prizes. */
      batches: Type.Array(PrizeBatch),
    }),
    { permission: 'operate', refusals: [] },
  ),
  saveActivity: consoleService.post(
    'activities/save',
    '编辑活动',
    'Creates or changes an activity; one with many points becomes a proposal',
    Type.Object({ id: Type.Optional(ActivityId), ...Composed }),
    AdminActivity,
    { permission: 'operate', idempotent: true, refusals: [...activityFaults] },
  ),
  activityChanges: consoleService.get(
    'activities/changes',
    '查看活动审核',
    'Published and proposed changes, pending ones first',
    Type.Object(PageQuery),
    Page(ActivityChange),
    { permission: 'seePoints', refusals: [] },
  ),
  decideActivity: consoleService.post(
    'activities/decide',
    '审核活动',
    'Publishes or rejects a change of another person',
    Type.Object({
      activityId: ActivityId,
      no: ChangeNo,
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    ActivityChange,
    {
      permission: 'account',
      idempotent: true,
      refusals: ['ownActivity', 'activityDecided', ...activityFaults],
    },
  ),
  leads: consoleService.get(
    'activities/leads',
    '查看活动留电',
    'Leads of one or all activities, newest first, by contact state',
    Type.Object({
      id: Type.Optional(ActivityId),
      isContacted: titled('是否已联系', Bit),
      ...PageQuery,
    }),
    PageOfLists(AdminLead, ['open', 'contacted']),
    { permission: 'operate', refusals: [] },
  ),
  leadPhone: consoleService.get(
    'activities/leadPhone',
    '查看活动留电的号码',
    'The full phone number of a lead; the read is recorded',
    Type.Object({ id: LeadId }),
    Type.Object({ phone: Type.String() }),
    { permission: 'operate', refusals: [] },
  ),
  contactLead: consoleService.post(
    'activities/contactLead',
    '登记活动留电已联系',
    'Records the contact with a lead',
    Type.Object({ id: LeadId, note: titled('联系结果', Text(longestNote, 1)) }),
    Done,
    { permission: 'operate', idempotent: true, refusals: ['leadContacted'] },
  ),
}
