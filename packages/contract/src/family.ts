import { Type, type Static } from '@sinclair/typebox'
import { relations } from '@yf/domain/relations'
import { main } from './call.ts'
import {
  Bit,
  CertificateType,
  Day,
  Done,
  GenderNumber,
  Id,
  Nothing,
  Nullable,
  OneOf,
  Phone,
  SmsCode,
  Text,
  titled,
} from './shapes.ts'

const MemberId = titled('家庭成员', Id)

export const FamilyMember = Type.Object({
  id: Id,
  name: Type.String(),
  /** self, spouse, child, parent */
  relation: Type.String(),
  gender: GenderNumber,
  birth: Nullable(Type.String()),
  mobile: Nullable(Type.String()),
  certificateType: Nullable(Type.String()),
  certificateNumber: Nullable(Type.String()),
  /** Only of the member's own row. */
  nickName: Nullable(Type.String()),
  headimgurl: Nullable(Type.String()),
  /** 1: has an account of their own. */
  hasAccount: Bit,
  /** 0: insured or linked to an account, so the identity cannot be changed and the person cannot be removed. */
  canEdit: Bit,
})
export type FamilyMember = Static<typeof FamilyMember>

/** Birth and gender are required where the certificate number does not contain them. */
const Person = {
  name: titled('姓名', Text(50, 1)),
  relation: OneOf(
    relations.map(({ relation }) => relation),
    { title: '与本人关系' },
  ),
  certificateType: CertificateType,
  certificateNumber: titled('证件号码', Text(32, 1)),
  birth: Type.Optional(titled('出生日期', Day)),
  gender: Type.Optional(OneOf([1, 2], { title: '性别' })),
}

export const familyCalls = {
  list: main.get('member_family/list', '成员列表', 'Family members', Nothing, Type.Array(FamilyMember)),
  add: main.post(
    'member_family/add',
    '添加成员',
    'Add',
    Type.Object({ ...Person, mobile: Type.Optional(Phone), code: Type.Optional(SmsCode) }),
    FamilyMember,
    {
      track: 'api.addFamily',
      refusals: ['wrongCode', 'familyKnown', 'familySelf', 'familyFull', 'spouseTaken', 'parentsFull'],
    },
  ),
  /**
   * Omitted fields are unchanged. With the own id it changes the own profile: nickname, picture, birth and gender.
   */
  update: main.post(
    'member_family/update',
    '修改成员',
    'Update',
    Type.Composite([
      Type.Object({ id: MemberId }),
      Type.Partial(Type.Object(Person)),
      Type.Object({
        nickName: Type.Optional(titled('昵称', Text(40, 1))),
        headimgurl: Type.Optional(titled('头像', Nullable(Text(200)))),
      }),
    ]),
    FamilyMember,
    {
      track: 'api.updateFamily',
      refusals: [
        'familyKnown',
        'familySelf',
        'familyFull',
        'spouseTaken',
        'parentsFull',
        'familyCovered',
        'familyLinked',
      ],
    },
  ),
  remove: main.del('member_family/delete', '删除成员', 'Delete by id', Type.Object({ id: MemberId }), Done, {
    refusals: ['familyCovered', 'familyLinked'],
  }),
  updateMobile: main.post(
    'member_family/updateFamilyMobile',
    '修改成员手机号',
    "Change a member's phone",
    Type.Object({ id: MemberId, mobile: Phone, code: SmsCode }),
    FamilyMember,
    { refusals: ['wrongCode', 'ownPhoneElsewhere'] },
  ),
}
