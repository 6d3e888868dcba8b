import { Type, type Static } from '@sinclair/typebox'
import { visitTypes } from '@yf/domain/claim-materials'
import { freeEquityStateNames, packageStateNames, policyStateNames } from '@yf/domain/equity'
import { health, main } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Day,
  Fen,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  OneOf,
  titled,
} from './shapes.ts'

export const InsureEquity = Type.Object({
  id: Id,
  name: Type.String(),
  insurer: Type.String(),
  policyNo: Type.String(),
  startDt: Day,
  endDt: Day,
  status: OneNumberOf(policyStateNames),
  userFamilyId: Nullable(Id),
  insuredName: Type.String(),
  coverFen: Fen,
  usedFen: Fen,
})
/** A package of a supplier: EAP, FUYA, JINLI, JINGHE, FENGSHI (specification §4). */
export const PackageEquity = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  packageSupplierCode: Type.String(),
  startTime: Type.String(),
  endTime: Type.String(),
  status: OneNumberOf(packageStateNames),
  userFamilyId: Nullable(Id),
  /** `fen` where it is money instead of a number of uses. */
  unit: OneOf(['times', 'fen']),
  total: Type.Integer(),
  used: Type.Integer(),
})
export const HealthWelfare = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  endDt: Day,
  userFamilyId: Nullable(Id),
})

export const UserEquity = Type.Object({
  showEquity: Bit,
  insureEquityList: Type.Array(InsureEquity),
  healthEquityList: Type.Array(PackageEquity),
  cardEquityList: Type.Array(PackageEquity),
  doctorEquityList: Type.Array(PackageEquity),
  healthWelfareList: Type.Array(HealthWelfare),
})
export type UserEquity = Static<typeof UserEquity>

/** One liability of a policy. */
export const PolicyLiability = Type.Object({
  id: Id,
  name: Type.String(),
  visitType: Nullable(OneKeyOf(visitTypes)),
  deductibleFen: Fen,
  /** Of this policy year. */
  deductibleUsedFen: Fen,
  /** percent */
  ratio: Type.Integer(),
  visitFen: Nullable(Fen),
  yearlyFen: Fen,
  usedFen: Fen,
  waitingDays: Type.Integer(),
  terms: Type.String(),
})
export type PolicyLiability = Static<typeof PolicyLiability>

export const PolicyDetail = Type.Composite([
  InsureEquity,
  Type.Object({ companyId: Id, companyName: Type.String(), liabilities: Type.Array(PolicyLiability) }),
])
export type PolicyDetail = Static<typeof PolicyDetail>

export const FreeEquity = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  icon: Type.String(),
  /** Where the benefit is used, or will be once it is claimed. */
  jumpUrl: Type.String(),
  startTime: Type.String(),
  endTime: Type.String(),
  status: OneNumberOf(freeEquityStateNames),
})
export type FreeEquity = Static<typeof FreeEquity>

/** `time` is set while the benefit has not begun (specification §5, checkup entry). */
export const CheckupState = Type.Object({
  hasEquity: Bit,
  time: Nullable(Type.String()),
  packageId: Nullable(Id),
  name: Type.String(),
})
const CheckupQuery = Type.Object({
  companyId: CompanyId,
  userFamilyId: Type.Optional(titled('家庭成员', Id)),
})

/** A document of the company; its address opens in /pdf or /excel. */
export const OperationManual = Type.Object({
  id: Id,
  name: Type.String(),
  kind: OneOf(['pdf', 'xlsx']),
  url: Type.String(),
  /** bytes */
  size: Type.Integer({ minimum: 0 }),
  updateTime: Moment,
})
export type OperationManual = Static<typeof OperationManual>

export const equityCalls = {
  healthCheck: main.get(
    'equity/healthEquityCheck',
    '体检权益是否可用；有时间表示尚未开始',
    'Availability of checkup equity; a time means not yet',
    CheckupQuery,
    CheckupState,
  ),
  healthServiceCheck: health.get(
    'equity/healthEquityCheck',
    '健康服务中的同一查询',
    'The same check in the health service',
    CheckupQuery,
    CheckupState,
    { calledBy: 'the site of the exam partner, which knows the health service alone' },
  ),
  policy: main.get(
    'equity/getInsureEquityDetail',
    '保单详情',
    'One policy',
    Type.Object({ id: titled('保单', Id) }),
    PolicyDetail,
  ),
  freeList: main.get(
    'equity/freeEquityConfig/list',
    '免费权益',
    'Free benefits',
    ByCompany,
    Type.Array(FreeEquity),
  ),
  mine: main.get(
    'equity/userEquity',
    '我的全部权益',
    'All equity by companyId: insure, health, card, doctor, healthWelfare, showEquity',
    ByCompany,
    UserEquity,
  ),
  manuals: main.get(
    'equity/getOperationManualList',
    '操作手册',
    'Operation manuals (files for /pdf and /excel)',
    ByCompany,
    Type.Array(OperationManual),
  ),
}
