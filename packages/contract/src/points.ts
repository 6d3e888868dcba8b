import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { CaseId } from './claim-shapes.ts'
import { Bit, ByCompany, CompanyId, Id } from './shapes.ts'

export const pointsCalls = {
  /** So many points pay a yuan: always a multiple of 100, so that a fen is whole points. */
  ratio: main.get(
    'score/getScoreRatioByCompanyId',
    'Points-to-money ratio of the company',
    ByCompany,
    Type.Object({ pointsPerYuan: Type.Integer({ minimum: 100 }) }),
    { silent: true },
  ),
  myScore: main.get(
    'score/queryPersonScoreInfo',
    'My points balance',
    ByCompany,
    Type.Object({
      balance: Type.Integer(),
      expiringSoon: Type.Integer(),
      signIn: Type.Object({ isDone: Bit, streak: Type.Integer(), nextPoints: Type.Integer() }),
    }),
    { silent: true },
  ),
  /** `points` is what today's brought, also where it was done before. */
  signIn: main.get(
    'yfActivity/yfMember/signForYf',
    'Daily sign-in: once a day',
    ByCompany,
    Type.Object({
      isNew: Bit,
      points: Type.Integer(),
      streak: Type.Integer(),
      balance: Type.Integer(),
    }),
  ),
  myCarbon: main.get(
    'carbon/getUserCarbon',
    'My carbon points and records',
    ByCompany,
    Type.Object({
      balance: Type.Integer(),
      records: Type.Array(
        Type.Object({ id: Id, reason: Type.String(), amount: Type.Integer(), createTime: Type.String() }),
      ),
    }),
    { silent: true },
  ),
  /** All of them, and with a case what that one brought. */
  claimCarbon: main.get(
    'carbon/getClaimUserCarBon',
    'Carbon points earned by paperless claims',
    Type.Object({ companyId: CompanyId, caseId: Type.Optional(CaseId) }),
    Type.Object({ total: Type.Integer(), gained: Type.Integer() }),
    { silent: true },
  ),
}
