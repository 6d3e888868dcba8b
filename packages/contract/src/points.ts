import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { Id } from './shapes.ts'

export const pointsCalls = {
  myScore: main.get(
    'score/queryPersonScoreInfo',
    'My points balance',
    Type.Object({ companyId: Id }),
    Type.Object({ balance: Type.Integer(), expiringSoon: Type.Integer() }),
    { silent: true },
  ),
  myCarbon: main.get(
    'carbon/getUserCarbon',
    'My carbon points and records',
    Type.Object({ companyId: Id }),
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
    Type.Object({ companyId: Id, caseId: Type.Optional(Id) }),
    Type.Object({ total: Type.Integer(), gained: Type.Integer() }),
    { silent: true },
  ),
}
