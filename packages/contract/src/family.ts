import { Type, type Static } from '@sinclair/typebox'
import { certificateKinds, type CertificateKind } from '@yf/domain/certificate'
import { relations, type Relation } from '@yf/domain/family'
import { main } from './call.ts'
import { Bit, Day, Done, Id, Nothing, Nullable, Phone, SmsCode, Text } from './shapes.ts'

const CertificateType = Type.Unsafe<CertificateKind>({
  type: 'string',
  enum: certificateKinds.map(({ kind }) => kind),
})
const FamilyRelation = Type.Unsafe<Relation>({
  type: 'string',
  enum: relations.map(({ relation }) => relation),
})
const Gender = Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] })

export const FamilyMember = Type.Object({
  id: Id,
  name: Type.String(),
  /** self, spouse, child, parent */
  relation: Type.String(),
  gender: Type.Integer(),
  birth: Nullable(Type.String()),
  mobile: Nullable(Type.String()),
  certificateType: Nullable(Type.String()),
  certificateNumber: Nullable(Type.String()),
  /** Of the member's own row alone. */
  nickName: Nullable(Type.String()),
  headimgurl: Nullable(Type.String()),
  /** 1: signs in with an account of their own. */
  hasAccount: Bit,
  /** 0: insured or linked to an account, so that neither who it is can be changed nor can they be taken out. */
  canEdit: Bit,
})
export type FamilyMember = Static<typeof FamilyMember>

/** Birth and gender are needed where the certificate number does not say them. */
const Person = {
  name: Text(50, 1),
  relation: FamilyRelation,
  certificateType: CertificateType,
  certificateNumber: Text(32, 1),
  birth: Type.Optional(Day),
  gender: Type.Optional(Gender),
}

export const familyCalls = {
  list: main.get('member_family/list', 'Family members', Nothing, Type.Array(FamilyMember)),
  add: main.post(
    'member_family/add',
    'Add',
    Type.Object({ ...Person, mobile: Type.Optional(Phone), code: Type.Optional(SmsCode) }),
    FamilyMember,
  ),
  /** What is not given stays. With the own id it is the own profile: nickname, picture, birth and gender. */
  update: main.post(
    'member_family/update',
    'Update',
    Type.Composite([
      Type.Object({ id: Id }),
      Type.Partial(Type.Object(Person)),
      Type.Object({
        nickName: Type.Optional(Text(40, 1)),
        headimgurl: Type.Optional(Nullable(Text(200))),
      }),
    ]),
    FamilyMember,
  ),
  remove: main.del('member_family/delete', 'Delete by id', Type.Object({ id: Id }), Done),
  updateMobile: main.post(
    'member_family/updateFamilyMobile',
    "Change a member's phone",
    Type.Object({ id: Id, mobile: Phone, code: SmsCode }),
    FamilyMember,
  ),
}
