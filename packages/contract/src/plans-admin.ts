import { Type, type Static } from '@sinclair/typebox'
import { hospitalGrades } from '@yf/domain/adjudication/terms'
import { visitTypes } from '@yf/domain/claim-materials'
import { planKinds, planVersionStateNames } from '@yf/domain/plan'
import { planBenefitKinds } from '@yf/domain/plan-benefit'
import { consoleService } from './call.ts'
import { contractsAdminCalls } from './contracts-admin.ts'
import {
  Bit,
  Day,
  Done,
  Fen,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const PlanId = titled('方案', Id)
const Edits = Type.Integer({ title: '修改次数', minimum: 0 })
const VersionId = titled('方案版本', Id)
const mostFen = 100_000_000_00

/** Text that identifies it: `words` in a diagnosis, an item or the name of a hospital, `items` in an item alone. */
const exclusionMarks = {
  codes: Type.Array(Text(20, 1), { title: '诊断编码', maxItems: 100 }),
  words: Type.Array(Text(40, 1), { title: '关键词', maxItems: 100 }),
}
const Items = Type.Array(Text(40, 1), { title: '费用项目', maxItems: 100 })
const PlanExclusion = Type.Object({
  name: titled('除外责任', Text(40)),
  ...exclusionMarks,
  items: Type.Optional(Items),
})

const groupFields = { name: titled('除外责任组', Text(40, 1)), ...exclusionMarks, items: Items }
const Revision = Type.Integer({ title: '版本', minimum: 0, maximum: 1_000_000 })
const GroupId = titled('除外责任组', Id)

/** Exclusions that plan versions take over by value. */
export const ExclusionGroup = Type.Object({
  id: Id,
  ...groupFields,
  revision: Type.Integer(),
  savedBy: Type.String(),
  savedTime: Moment,
})
export type ExclusionGroup = Static<typeof ExclusionGroup>

const PlanRule = Type.Object({
  grades: Type.Unsafe<(keyof typeof hospitalGrades)[] | null>({
    title: '医院等级',
    type: ['array', 'null'],
    items: { type: 'string', enum: Object.keys(hospitalGrades) },
    uniqueItems: true,
  }),
  isPublicOnly: Type.Boolean({ title: '限公立医院' }),
  exclusions: Type.Array(PlanExclusion, { title: '除外责任', maxItems: 60 }),
  outsideRatio: Nullable(Type.Integer({ title: '目录外赔付比例', minimum: 0, maximum: 100 })),
  visitsPerYear: Nullable(Type.Integer({ title: '每年次数', minimum: 1, maximum: 999 })),
  daysPerYear: Nullable(Type.Integer({ title: '每年住院天数', minimum: 1, maximum: 366 })),
})

/** A liability as staff write it; the id is the same in every version of the plan. */
export const PlanLiabilityEntry = Type.Object({
  id: titled('保障责任', Id),
  name: titled('责任名称', Text(40)),
  visitType: Nullable(OneKeyOf(visitTypes, { title: '就诊类型' })),
  deductibleFen: Type.Integer({ title: '免赔额', minimum: 0, maximum: mostFen }),
  ratio: Type.Integer({ title: '赔付比例', minimum: 0, maximum: 100 }),
  visitFen: Nullable(Type.Integer({ title: '单次限额', minimum: 1, maximum: mostFen })),
  yearlyFen: Type.Integer({ title: '年度限额', minimum: 1, maximum: mostFen }),
  waitingDays: Type.Integer({ title: '等待期', minimum: 0, maximum: 3_650 }),
  isLumpSum: Type.Boolean({ title: '一次性给付' }),
  text: titled('条款说明', Text(500)),
  rule: titled('条款', PlanRule),
})
export type PlanLiabilityEntry = Static<typeof PlanLiabilityEntry>

/** A benefit as staff write it; the id is the same in every version of the plan. */
export const PlanBenefitEntry = Type.Object({
  id: titled('权益', Id),
  kind: OneKeyOf(planBenefitKinds, { title: '权益类型' }),
  name: titled('权益名称', Text(40)),
  summary: titled('简介', Text(60)),
  supplierCode: titled('服务商', Text(40)),
  /** Times, or fen where the supplier counts money; 1 for welfare. */
  amount: Type.Integer({ title: '数量', minimum: 0, maximum: 10_000_000 }),
  timeFen: Type.Integer({ title: '每次价值', minimum: 0, maximum: 10_000_000 }),
  /** From the first day on; null: as long as the person is enrolled. */
  validDays: Nullable(Type.Integer({ title: '有效天数', minimum: 1, maximum: 1_827 })),
})
export type PlanBenefitEntry = Static<typeof PlanBenefitEntry>

const Kind = OneKeyOf(planKinds, { title: '方案类型' })

const terms = {
  /** What members read about insurance. */
  name: titled('保险名称', Text(40)),
  insurer: titled('承保公司', Text(40)),
  coverFen: Type.Integer({ title: '总保额', minimum: 0, maximum: mostFen }),
  /** null until it is decided. */
  startDay: Nullable(titled('生效日期', Day)),
  /** Of insurance. */
  liabilities: Type.Array(PlanLiabilityEntry, { title: '保障责任', maxItems: 30 }),
  /** Of a benefit plan. */
  benefits: Type.Array(PlanBenefitEntry, { title: '权益', maxItems: 40 }),
}

const State = OneKeyOf(planVersionStateNames, { title: '状态' })

const versionFacts = {
  id: Id,
  no: Type.Integer(),
  state: State,
  startDay: Nullable(Day),
  createdTime: Moment,
}

export const PlanRow = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  createTime: Moment,
  /** The version valid today; null before the first. */
  inForce: Nullable(
    Type.Object({
      no: Type.Integer(),
      insurer: Type.String(),
      coverFen: Fen,
      benefitCount: Type.Integer(),
      /** What one person costs if all benefits are used. */
      worthFen: Fen,
    }),
  ),
  newest: Type.Object(versionFacts),
})
export type PlanRow = Static<typeof PlanRow>

export const PlanVersion = Type.Object({
  ...versionFacts,
  ...terms,
  kind: Kind,
  planId: Id,
  planName: Type.String(),
  /** Sent back with a change: a colleague's change in between is not overwritten. */
  edits: Type.Integer(),
  submittedBy: Nullable(Type.String()),
  submittedTime: Nullable(Moment),
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  canEdit: Bit,
  canDecide: Bit,
  canWithdraw: Bit,
})
export type PlanVersion = Static<typeof PlanVersion>

export const PlanDetail = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  /** Newest first. */
  versions: Type.Array(Type.Object(versionFacts)),
  /** No other version is under work. */
  canCopy: Bit,
})
export type PlanDetail = Static<typeof PlanDetail>

const setUp = { permission: 'setUp', refusals: [] } as const

/** Plans of insurance or benefits: what is sold, in versions that two people approve. */
export const plansAdminCalls = {
  ...contractsAdminCalls,
  plans: consoleService.get(
    'plans/plans',
    '查看方案',
    'Plans of insurance and of benefits, newest first',
    Type.Object({ keyword: Type.Optional(Keyword(30)), ...PageQuery }),
    Page(PlanRow),
    setUp,
  ),
  plan: consoleService.get(
    'plans/plan',
    '查看方案版本',
    'The versions of a plan',
    Type.Object({ planId: PlanId }),
    PlanDetail,
    setUp,
  ),
  version: consoleService.get(
    'plans/version',
    '查看方案条款',
    'One version of a plan with its liabilities or benefits',
    Type.Object({ versionId: VersionId }),
    PlanVersion,
    setUp,
  ),
  addPlan: consoleService.post(
    'plans/add',
    '新建方案',
    'A new plan, whose first version is a draft',
    Type.Object({ kind: Kind, planName: titled('方案名称', Text(40, 1)), ...terms }),
    PlanVersion,
    { permission: 'setUp', idempotent: true, refusals: [] },
  ),
  saveVersion: consoleService.post(
    'plans/version/save',
    '修改方案草稿',
    'Changes a draft; a version that was submitted or approved stays as it is',
    Type.Object({ versionId: VersionId, edits: Edits, ...terms }),
    PlanVersion,
    { permission: 'setUp', refusals: ['planVersionFixed', 'planVersionChanged'] },
  ),
  exclusionGroups: consoleService.get(
    'plans/exclusion-groups',
    '查看除外责任组',
    'Named exclusions that drafts of plan versions copy, by name',
    Nothing,
    Type.Array(ExclusionGroup),
    setUp,
  ),
  saveExclusionGroup: consoleService.post(
    'plans/exclusion-group/save',
    '维护除外责任组',
    'Adds a group, or changes one; plan versions that copied it stay as they are',
    Type.Object({ id: Type.Optional(GroupId), revision: Type.Optional(Revision), ...groupFields }),
    ExclusionGroup,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  removeExclusionGroup: consoleService.post(
    'plans/exclusion-group/remove',
    '删除除外责任组',
    'Removes a group; plan versions that copied it stay as they are',
    Type.Object({ id: GroupId, revision: Revision }),
    Done,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  copyVersion: consoleService.post(
    'plans/version/copy',
    '复制方案版本',
    'The next version of the plan, as a draft with the terms of this one',
    Type.Object({ versionId: VersionId }),
    PlanVersion,
    { permission: 'setUp', refusals: ['planVersionOpen'] },
  ),
  submitVersion: consoleService.post(
    'plans/version/submit',
    '提交方案审核',
    'Submits a complete draft for review by a second person',
    Type.Object({ versionId: VersionId, edits: Edits }),
    PlanVersion,
    { permission: 'setUp', refusals: ['planVersionFixed', 'planVersionChanged'] },
  ),
  withdrawVersion: consoleService.post(
    'plans/version/withdraw',
    '撤回方案审核',
    'Makes a submitted version a draft again',
    Type.Object({ versionId: VersionId }),
    PlanVersion,
    { permission: 'setUp', refusals: ['planVersionDecided', 'planVersionOfAnother'] },
  ),
  decideVersion: consoleService.post(
    'plans/version/decide',
    '审核方案版本',
    'Approves a version that others wrote, or sends it back as a draft',
    Type.Object({
      versionId: VersionId,
      edits: Edits,
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    PlanVersion,
    { permission: 'setUp', refusals: ['planVersionDecided', 'planVersionChanged', 'ownPlanVersion'] },
  ),
}
