import { Type, type Static } from '@sinclair/typebox'
import { contractStates } from '@yf/domain/group-contract'
import { classRelations } from '@yf/domain/people-class'
import { planKinds, planVersionStateNames } from '@yf/domain/plan'
import { highestYearlyFen } from '@yf/domain/premium'
import { consoleService } from './call.ts'
import {
  Bit,
  CompanyId,
  Day,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const ContractId = titled('合同', Id)
const No = Type.Integer({ title: '合同版本', minimum: 1, maximum: 9_999 })
const Edits = Type.Integer({ title: '修改次数', minimum: 0 })

const Values = (title: string) =>
  Type.Unsafe<string[] | null>({
    title,
    type: ['array', 'null'],
    items: { type: 'string', minLength: 1, maxLength: 40 },
    maxItems: 200,
    uniqueItems: true,
  })
const Age = (title: string) => Nullable(Type.Integer({ title, minimum: 0, maximum: 120 }))

export const PeopleClassEntry = Type.Object({
  key: titled('参保类别', Text(36, 1)),
  name: titled('类别名称', Text(40)),
  isClosed: Type.Boolean({ title: '不再新增' }),
  /** Of one person for a year of the contract; null: none was agreed. */
  yearlyFen: Nullable(titled('每人年保费', Type.Integer({ minimum: 0, maximum: highestYearlyFen }))),
  rule: titled(
    '类别条件',
    Type.Object({
      relations: Type.Array(OneOf(classRelations), { title: '员工或家属', uniqueItems: true }),
      grades: Values('职级'),
      regions: Values('地区'),
      departments: Values('部门'),
      branches: Values('分支机构'),
      ageFrom: Age('最小年龄'),
      ageTo: Age('最大年龄'),
    }),
  ),
})
export type PeopleClassEntry = Static<typeof PeopleClassEntry>

const Classes = Type.Array(PeopleClassEntry, { title: '参保类别', maxItems: 50 })
const PlanVersionId = titled('方案版本', Id)
const Reason = titled('批改原因', Text(100))

const agreed = {
  planVersionId: PlanVersionId,
  startsOn: titled('起保日期', Day),
  endsOn: titled('到期日期', Day),
  classes: Classes,
}

export const ContractRow = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  id: Id,
  contractNo: Type.String(),
  planName: Type.String(),
  planKind: OneKeyOf(planKinds),
  startsOn: Day,
  endsOn: Day,
  state: OneKeyOf(contractStates),
  /** A version that waits for review or is a draft. */
  openVersion: Nullable(OneKeyOf(planVersionStateNames)),
  isRenewal: Bit,
})
export type ContractRow = Static<typeof ContractRow>

export const ContractVersion = Type.Object({
  no: Type.Integer(),
  state: OneKeyOf(planVersionStateNames),
  planVersionId: Id,
  planVersionNo: Type.Integer(),
  /** What members read. */
  planVersionName: Type.String(),
  startDay: Day,
  classes: Classes,
  reason: Type.String(),
  edits: Type.Integer(),
  submittedBy: Nullable(Type.String()),
  submittedTime: Nullable(Moment),
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  /** People who have been evaluated so far. */
  people: Type.Integer(),
  evaluatedTime: Nullable(Moment),
  canEdit: Bit,
  canDecide: Bit,
  canWithdraw: Bit,
})
export type ContractVersion = Static<typeof ContractVersion>

export const ContractDetail = Type.Object({
  ...ContractRow.properties,
  planId: Id,
  /** Newest first. */
  versions: Type.Array(ContractVersion),
  previousId: Nullable(Id),
  renewalId: Nullable(Id),
  canEndorse: Bit,
  canRenew: Bit,
})
export type ContractDetail = Static<typeof ContractDetail>

const setUp = { permission: 'setUp', refusals: [] } as const
const draftRefusals = ['contractVersionFixed', 'contractVersionChanged'] as const

/** Group contracts: agreed, endorsed and renewed by two people. */
export const contractsAdminCalls = {
  contractCompanies: consoleService.get(
    'plans/contract/companies',
    '查看企业名单',
    'Companies that can have a contract',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    setUp,
  ),
  planChoices: consoleService.get(
    'plans/choices',
    '查看可选方案',
    'Approved plan versions that a contract can have, newest plans first',
    Nothing,
    Type.Array(
      Type.Object({
        planId: Id,
        planName: Type.String(),
        kind: OneKeyOf(planKinds),
        versions: Type.Array(Type.Object({ id: Id, no: Type.Integer(), name: Type.String(), startDay: Day })),
      }),
    ),
    setUp,
  ),
  contracts: consoleService.get(
    'plans/contracts',
    '查看合同',
    'Group contracts, newest first',
    Type.Object({ companyId: Type.Optional(CompanyId), ...PageQuery }),
    Page(ContractRow),
    setUp,
  ),
  contract: consoleService.get(
    'plans/contract',
    '查看合同版本',
    'A contract with its endorsements',
    Type.Object({ contractId: ContractId }),
    ContractDetail,
    setUp,
  ),
  addContract: consoleService.post(
    'plans/contract/add',
    '新建合同',
    'A new contract as a draft; with a previous contract it is its renewal',
    Type.Object({ companyId: CompanyId, previousId: Nullable(titled('原合同', Id)), ...agreed }),
    ContractDetail,
    { permission: 'setUp', idempotent: true, refusals: ['contractRenewed'] },
  ),
  saveContract: consoleService.post(
    'plans/contract/save',
    '修改合同草稿',
    'Changes a contract that has not been submitted',
    Type.Object({ contractId: ContractId, edits: Edits, ...agreed }),
    ContractDetail,
    { permission: 'setUp', refusals: draftRefusals },
  ),
  endorse: consoleService.post(
    'plans/contract/endorse',
    '保存合同批改',
    'Another plan version or other classes from a day on, as a draft; saves the draft if there is one',
    Type.Object({
      contractId: ContractId,
      edits: Edits,
      planVersionId: PlanVersionId,
      startDay: titled('批改生效日期', Day),
      classes: Classes,
      reason: Reason,
    }),
    ContractDetail,
    { permission: 'setUp', refusals: [...draftRefusals, 'contractNotAgreed'] },
  ),
  submitContract: consoleService.post(
    'plans/contract/submit',
    '提交合同审核',
    'Submits a contract or an endorsement for review by a second person',
    Type.Object({ contractId: ContractId, no: No, edits: Edits }),
    ContractDetail,
    { permission: 'setUp', refusals: draftRefusals },
  ),
  withdrawContract: consoleService.post(
    'plans/contract/withdraw',
    '撤回合同审核',
    'Makes a submitted contract or endorsement a draft again',
    Type.Object({ contractId: ContractId, no: No }),
    ContractDetail,
    { permission: 'setUp', refusals: ['contractVersionDecided', 'contractVersionOfAnother'] },
  ),
  decideContract: consoleService.post(
    'plans/contract/decide',
    '审核合同或批改',
    'Approves what others wrote, or sends it back; people are enrolled once it is approved and begins',
    Type.Object({
      contractId: ContractId,
      no: No,
      edits: Edits,
      isConfirmed: titled('是否通过', Bit),
      note: titled('审核意见', Text(100)),
    }),
    ContractDetail,
    {
      permission: 'setUp',
      refusals: ['contractVersionDecided', 'contractVersionChanged', 'ownContractVersion'],
    },
  ),
}
