import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Day, Fen, Id, Nullable } from './shapes.ts'

export const InsureEquity = Type.Object({
  id: Id,
  name: Type.String(),
  insurer: Type.String(),
  policyNo: Type.String(),
  startDt: Day,
  endDt: Day,
  /** 1 未生效, 2 保障中, 3 续保中, 4 已终止 */
  status: Type.Integer(),
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
  status: Type.Integer(),
  userFamilyId: Nullable(Id),
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

export const equityCalls = {
  mine: main.get(
    'equity/userEquity',
    'All equity by companyId: insure, health, card, doctor, healthWelfare, showEquity',
    Type.Object({ companyId: Id }),
    UserEquity,
  ),
}
