import { Type, type Static } from '@sinclair/typebox'
import { carbonActionNames, carbonActions, type CarbonActionName } from '@yf/domain/carbon'
import { ruleBounds } from '@yf/domain/points-rules'
import { taskCodes, taskOf, type TaskCode } from '@yf/domain/points'
import { consoleService } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Day,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const within = (title: string, { min, max }: { readonly min: number; readonly max: number }) =>
  Type.Integer({ title, minimum: min, maximum: max })

const TaskRules = Type.Object({
  isOn: titled('是否启用', Type.Boolean()),
  points: within('任务积分', ruleBounds.points),
})

/** A company's complete points rules. */
export const Rules = Type.Object({
  signIn: Type.Object(
    {
      day: within('每日签到积分', ruleBounds.points),
      week: within('连续一周签到积分', ruleBounds.points),
      month: within('连续一月签到积分', ruleBounds.points),
      makeUp: within('补签积分', ruleBounds.points),
    },
    { title: '签到积分' },
  ),
  levels: Type.Array(
    Type.Object({
      from: within('等级门槛', ruleBounds.from),
      makeUps: within('补签卡', ruleBounds.makeUps),
      taskBonus: within('任务加成', ruleBounds.taskBonus),
    }),
    { title: '等级', minItems: 4, maxItems: 4 },
  ),
  tasks: Type.Object(
    Object.fromEntries(taskCodes.map((code) => [code, titled(taskOf(code).name, TaskRules)])) as Record<
      TaskCode,
      typeof TaskRules
    >,
    { title: '任务' },
  ),
  stepGoal: within('步数目标', ruleBounds.stepGoal),
  pointsPerFen: within('抵一分钱的积分', ruleBounds.pointsPerFen),
  carbon: Type.Object(
    Object.fromEntries(
      carbonActionNames.map((action) => [action, titled(carbonActions[action].name, TaskRules)]),
    ) as Record<CarbonActionName, typeof TaskRules>,
    { title: '碳积分' },
  ),
})

const Channel = titled('运动平台', Text(32, 1))

export const StepsChannel = Type.Object({
  channel: Nullable(Channel),
  /** Those whose messages this deployment accepts. */
  platforms: Type.Array(Channel),
})
export type StepsChannel = Static<typeof StepsChannel>

export const RuleChange = Type.Object({
  no: Type.Integer(),
  startDay: Day,
  state: OneOf(['proposed', 'inForce', 'refused', 'withdrawn']),
  reason: Type.String(),
  /** Differences from the previous rules, a line each. */
  differences: Type.Array(Type.String()),
  proposedBy: Type.String(),
  proposedTime: Moment,
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  canDecide: Bit,
  canWithdraw: Bit,
})
export type RuleChange = Static<typeof RuleChange>

const CompanyRules = Type.Object({
  /** Of today. */
  inForce: Rules,
  /**
   * The newest decided version, from which a change starts; its number, 0 where the company has only the default
   * ones.
   */
  newest: Rules,
  newestNo: Type.Integer(),
  /** Null where it already applies. */
  newestFrom: Nullable(Day),
  /** The last version approved by two people: rules that give much more need a second approver. */
  seconded: Rules,
  /** The earliest day for a change. */
  earliestDay: Day,
  isWaiting: Bit,
})
export type CompanyRules = Static<typeof CompanyRules>

const RuleNo = Type.Integer({ title: '修改编号', minimum: 1, maximum: 100_000 })

/** A company's own points rules: an operator changes them, and a large increase needs a second approver. */
export const pointsRulesAdminCalls = {
  ruleCompanies: consoleService.get(
    'points/rules/companies',
    '查看积分规则的企业',
    'Companies, and whether a change of their rules is pending',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String(), isWaiting: Bit })),
    { permission: 'seePoints', refusals: [] },
  ),
  rules: consoleService.get(
    'points/rules',
    '查看积分规则',
    'Points rules of a company',
    ByCompany,
    CompanyRules,
    { permission: 'seePoints', refusals: [] },
  ),
  ruleChanges: consoleService.get(
    'points/rules/changes',
    '查看积分规则修改记录',
    'Changes of the rules, newest first',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(RuleChange),
    { permission: 'seePoints', refusals: [] },
  ),
  stepsChannel: consoleService.get(
    'points/steps',
    '查看运动平台',
    'The sports platform that reports the steps of a company, and those that can be chosen',
    ByCompany,
    StepsChannel,
    { permission: 'seePoints', refusals: [] },
  ),
  saveStepsChannel: consoleService.post(
    'points/steps/save',
    '设置运动平台',
    'Which platform reports the steps of a company from now on; null: none',
    Type.Object({
      companyId: CompanyId,
      channel: Nullable(Channel),
      /** The one that the editor has seen. */
      previous: Nullable(titled('原运动平台', Text(32, 1))),
    }),
    StepsChannel,
    { permission: 'operate', refusals: ['stateMoved'] },
  ),
  changeRules: consoleService.post(
    'points/rules/change',
    '修改积分规则',
    'Changes the rules from a day on; a large increase becomes a proposal',
    Type.Object({
      companyId: CompanyId,
      /** The newest version that the editor has seen. */
      basedOn: Type.Integer({ title: '原规则编号', minimum: 0, maximum: 100_000 }),
      startDay: titled('生效日期', Day),
      reason: titled('原因', Text(100, 2)),
      rules: titled('规则', Rules),
    }),
    RuleChange,
    { permission: 'operate', idempotent: true, refusals: ['rulesChanged', 'rulesWaiting'] },
  ),
  decideRules: consoleService.post(
    'points/rules/decide',
    '审核积分规则修改',
    'Confirms or refuses a change that another person proposed',
    Type.Object({
      companyId: CompanyId,
      no: RuleNo,
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    RuleChange,
    { permission: 'account', idempotent: true, refusals: ['ownRules', 'rulesDecided'] },
  ),
  withdrawRules: consoleService.post(
    'points/rules/withdraw',
    '撤回积分规则修改',
    "Withdraws the caller's pending change",
    Type.Object({ companyId: CompanyId, no: RuleNo }),
    RuleChange,
    { permission: 'operate', idempotent: true, refusals: ['rulesOfAnother', 'rulesDecided'] },
  ),
}
