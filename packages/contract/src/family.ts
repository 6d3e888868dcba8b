import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Id, Nothing, Nullable } from './shapes.ts'

export const FamilyMember = Type.Object({
  id: Id,
  name: Type.String(),
  /** self, spouse, child, parent */
  relation: Type.String(),
  gender: Type.Integer(),
  birth: Nullable(Type.String()),
  mobile: Nullable(Type.String()),
  certificateNumber: Nullable(Type.String()),
})
export type FamilyMember = Static<typeof FamilyMember>

export const familyCalls = {
  list: main.get('member_family/list', 'Family members', Nothing, Type.Array(FamilyMember)),
}
