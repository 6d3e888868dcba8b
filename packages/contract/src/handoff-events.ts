import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, Nullable, titled } from './shapes.ts'

/** Requests from external sites. */
export const handoffEvents = {
  arrival: fromPartner('sites').ask(
    'sites/arrival',
    '站点查询：持令牌而来的人是谁',
    'The person of a site token; null if it is invalid, expired or of another site',
    Type.Object({ token: titled('登录凭证', Type.String({ pattern: '^[\\w-]{43}$' })) }),
    Type.Object({
      arrived: Nullable(
        Type.Object({
          baseId: Id,
          name: Type.String(),
          /** Masked. */
          mobile: Type.String(),
          companyId: Nullable(Id),
        }),
      ),
    }),
  ),
}
