import { Type, type Static } from '@sinclair/typebox'
import { personEventKinds, personFactNames, personStatuses } from '@yf/domain/person'
import { relations } from '@yf/domain/relations'
import { consoleService } from './call.ts'
import {
  GenderNumber,
  CertificateType,
  CompanyId,
  Day,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const RelationKey = OneOf(
  relations.map(({ relation }) => relation),
  { title: '与员工关系' },
)

/** Numbers are masked. */
const shownPerson = {
  id: Id,
  name: Type.String(),
  certificateType: CertificateType,
  maskedCertificate: Type.String(),
  maskedPhone: Nullable(Type.String()),
  status: OneKeyOf(personStatuses),
  isRegistered: Type.Boolean(),
  grade: Nullable(Type.String()),
  region: Nullable(Type.String()),
  department: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  hiredOn: Day,
  /** The first day without employment. */
  leftOn: Nullable(Day),
  /** Of a dependant. */
  relation: Nullable(RelationKey),
  holderId: Nullable(Id),
  holderName: Nullable(Type.String()),
}

export const PersonRow = Type.Object(shownPerson)
export type PersonRow = Static<typeof PersonRow>

const Facts = Type.Partial(
  Type.Object(
    Object.fromEntries(Object.keys(personFactNames).map((name) => [name, Nullable(Type.String())])) as Record<
      keyof typeof personFactNames,
      ReturnType<typeof Nullable<ReturnType<typeof Type.String>>>
    >,
  ),
)

const PersonEvent = Type.Object({
  id: Id,
  kind: OneKeyOf(personEventKinds),
  at: Moment,
  /** Null: a job, or the person. */
  by: Nullable(Type.String()),
  isImported: Type.Boolean(),
  before: Facts,
  after: Facts,
})
export type PersonEvent = Static<typeof PersonEvent>

export const PersonDetail = Type.Object({
  ...shownPerson,
  revision: Type.Integer(),
  /** For staff who may see members, if the person is registered: never for HR. */
  memberId: Nullable(Id),
  gender: GenderNumber,
  birthday: Nullable(Day),
  country: Type.String(),
  maskedMail: Nullable(Type.String()),
  dependantFrom: Nullable(Day),
  dependantUntil: Nullable(Day),
  employments: Type.Array(
    Type.Object({ id: Id, hiredOn: Day, leftOn: Nullable(Day), department: Nullable(Type.String()) }),
  ),
  dependants: Type.Array(PersonRow),
  events: Type.Array(PersonEvent),
})
export type PersonDetail = Static<typeof PersonDetail>

const Birthday = titled('出生日期', Day)
const identity = {
  name: titled('姓名', Text(50, 1)),
  certificateType: CertificateType,
  certificateNumber: titled('证件号码', Text(30, 1)),
  /** Contained in an identity card. */
  gender: Type.Optional(OneOf([1, 2], { title: '性别' })),
  birthday: Type.Optional(Birthday),
  country: Type.Optional(Type.String({ title: '国家或地区', pattern: '^[A-Z]{2}$' })),
}
const contact = {
  phone: titled('手机号', Text(20)),
  mail: titled('邮箱', Text(254)),
}
const classFields = {
  grade: titled('职级', Text(50)),
  region: titled('工作地区', Text(50)),
  department: titled('部门', Text(100)),
  branch: titled('分支机构', Text(100)),
}
const HiredOn = titled('入职日期', Day)
const LeftOn = titled('离职日期', Day)
const From = titled('生效日期', Day)
const Until = titled('移除日期', Day)

const Seen = { revision: Type.Integer({ title: '版本', minimum: 0 }) }
const OnePerson = { companyId: CompanyId, id: titled('人员', Id) }
const Changed = Type.Object({ id: Id, revision: Type.Integer() })
const writes = { permission: 'people', idempotent: true, refusals: [] } as const

/** The people of a company, before and after they register: HR keeps those of its own company, operators of all. */
export const peopleAdminCalls = {
  employers: consoleService.get(
    'people/companies',
    '查看可管理的企业',
    'Companies whose people the caller keeps',
    Nothing,
    Type.Array(Type.Object({ companyId: Id, companyName: Type.String() })),
    { permission: 'people', refusals: [] },
  ),
  /** POST, because the keyword may be somebody's number. */
  listPeople: consoleService.post(
    'people/list',
    '查看员工与家属',
    'People of one company by state; by the beginning of a name, or a whole phone or certificate number',
    Type.Object({
      ...PageQuery,
      companyId: CompanyId,
      list: OneOf(['active', 'coming', 'left', 'dependants'], { title: '名单' }),
      keyword: Type.Optional(Keyword(50)),
    }),
    PageOfLists(PersonRow, ['active', 'coming', 'left', 'dependants']),
    { permission: 'people', refusals: [] },
  ),
  person: consoleService.get(
    'people/person',
    '查看人员资料',
    'One person with employments, dependants and history; numbers are masked',
    Type.Object(OnePerson),
    PersonDetail,
    { permission: 'people', refusals: [] },
  ),
  revealPerson: consoleService.post(
    'people/person/reveal',
    '查看人员完整号码',
    'Certificate number, phone and mail in full, for a reason that the audit log keeps',
    Type.Object({ ...OnePerson, reason: titled('查看原因', Text(100, 2)) }),
    Type.Object({
      certificateNumber: Type.String(),
      phone: Nullable(Type.String()),
      mail: Nullable(Type.String()),
    }),
    { permission: 'people', refusals: [] },
  ),
  hirePerson: consoleService.post(
    'people/hire',
    '添加员工',
    'A new employee, or one who returns: the certificate says who it is',
    Type.Object({
      companyId: CompanyId,
      ...identity,
      ...Type.Partial(Type.Object({ ...contact, ...classFields })).properties,
      hiredOn: HiredOn,
      leftOn: Type.Optional(LeftOn),
    }),
    Changed,
    writes,
  ),
  changePerson: consoleService.post(
    'people/change',
    '修改人员资料',
    'Omitted fields are unchanged; an empty text removes a contact or a class',
    Type.Object({
      ...OnePerson,
      ...Seen,
      ...Type.Partial(Type.Object({ ...identity, ...contact, ...classFields })).properties,
      hiredOn: Type.Optional(HiredOn),
      relation: Type.Optional(RelationKey),
      from: Type.Optional(From),
    }),
    Changed,
    writes,
  ),
  leavePerson: consoleService.post(
    'people/leave',
    '登记离职',
    'The first day without employment; from then on the company does not exist for the person',
    Type.Object({ ...OnePerson, ...Seen, leftOn: LeftOn }),
    Changed,
    writes,
  ),
  cancelLeave: consoleService.post(
    'people/leave/cancel',
    '取消离职',
    'Until the day has come',
    Type.Object({ ...OnePerson, ...Seen }),
    Changed,
    writes,
  ),
  rejoinPerson: consoleService.post(
    'people/rejoin',
    '重新入职',
    'Another time with the company, for somebody who has left; the person stays the same',
    Type.Object({
      ...OnePerson,
      ...Seen,
      hiredOn: HiredOn,
      ...Type.Partial(Type.Object(classFields)).properties,
    }),
    Changed,
    writes,
  ),
  addDependant: consoleService.post(
    'people/dependant/add',
    '添加家属',
    'A dependant of an employee of the same company',
    Type.Object({
      companyId: CompanyId,
      holderId: titled('员工', Id),
      relation: RelationKey,
      ...identity,
      ...Type.Partial(Type.Object(contact)).properties,
      from: From,
    }),
    Changed,
    writes,
  ),
  removeDependant: consoleService.post(
    'people/dependant/remove',
    '移除家属',
    'The first day without',
    Type.Object({ ...OnePerson, ...Seen, until: Until }),
    Changed,
    writes,
  ),
}
