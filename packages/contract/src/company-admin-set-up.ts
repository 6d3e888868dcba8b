import { Type, type Static } from '@sinclair/typebox'
import { companyStatuses, statusActions } from '@yf/domain/company-status'
import { consoleService } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Fen,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  Page,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** Setting up groups and companies: what has to exist before the first employee can log in and claim. */

const Revision = Type.Integer({ title: '版本', minimum: 0 })
const GroupId = titled('集团', Id)
const Status = OneKeyOf(companyStatuses, { title: '状态' })
const keyword = Type.Optional(Keyword(40))

export const AdminGroup = Type.Object({
  id: Id,
  name: Type.String(),
  companyCount: Type.Integer(),
  revision: Type.Integer(),
})
export type AdminGroup = Static<typeof AdminGroup>

const companyRow = {
  companyId: Id,
  companyName: Type.String(),
  companyAlias: Type.String(),
  logo: Nullable(Type.String()),
  groupId: Id,
  groupName: Type.String(),
  status: Status,
  isInArrears: Bit,
}
export const AdminCompanyRow = Type.Object(companyRow)
export type AdminCompanyRow = Static<typeof AdminCompanyRow>

/** The last editor, and the version: a save names the version that was read. */
const saved = {
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
}

export const AdminCompany = Type.Object({
  ...companyRow,
  showsAlias: Bit,
  showsEquity: Bit,
  sellsConsultations: Bit,
  sellsCounselling: Bit,
  /** Null: the usual price. */
  consultationFen: Nullable(Fen),
  usualFen: Fen,
  ...saved,
})
export type AdminCompany = Static<typeof AdminCompany>

/** A row of the list of what has to be done before a company's first employee can log in and claim. */
export const SetUpRow = Type.Object({
  name: Type.String(),
  /** What is missing, or what is in force. */
  note: Type.String(),
  isDone: Bit,
  isOptional: Bit,
  /** The page of the console on which it is done. */
  path: Type.String(),
})
export type SetUpRow = Static<typeof SetUpRow>

const CompanyName = titled('企业名称', Text(40, 1))
const CompanyAlias = titled('企业简称', Text(20, 1))
const Price = titled('问诊价格', Type.Integer({ minimum: 1, maximum: 100_000_00 }))
const permitted = { permission: 'setUp', refusals: [] } as const

export const companySetUpCalls = {
  groups: consoleService.get(
    'company/groups',
    '查看集团',
    'Groups by name, with the number of their companies',
    Type.Object({ keyword, ...PageQuery }),
    Page(AdminGroup),
    permitted,
  ),
  saveGroup: consoleService.post(
    'company/group/save',
    '新建或修改集团',
    'Add or rename a group',
    Type.Object({
      id: Type.Optional(GroupId),
      name: titled('集团名称', Text(40, 1)),
      revision: Revision,
    }),
    AdminGroup,
    { permission: 'setUp', idempotent: true, refusals: ['companyGroupTaken', 'stateMoved'] },
  ),
  list: consoleService.get(
    'company/list',
    '查看企业列表',
    'Companies by status, group, name or alias',
    Type.Object({
      keyword,
      groupId: Type.Optional(GroupId),
      status: Type.Optional(Status),
      ...PageQuery,
    }),
    PageOfLists(AdminCompanyRow, Object.keys(companyStatuses) as (keyof typeof companyStatuses)[]),
    permitted,
  ),
  company: consoleService.get(
    'company/detail',
    '查看企业',
    'One company with its settings',
    ByCompany,
    AdminCompany,
    permitted,
  ),
  setUpRows: consoleService.get(
    'company/setUp',
    '查看开通清单',
    'What is missing until the first employee can log in and claim',
    ByCompany,
    Type.Array(SetUpRow),
    permitted,
  ),
  createCompany: consoleService.post(
    'company/create',
    '新建企业',
    'A company in preparation, from nothing or with the settings of another one',
    Type.Object({
      groupId: GroupId,
      name: CompanyName,
      alias: CompanyAlias,
      copyFrom: Type.Optional(titled('复制自', Id)),
    }),
    AdminCompany,
    { permission: 'setUp', idempotent: true, refusals: ['companyNameTaken'] },
  ),
  saveCompany: consoleService.post(
    'company/save',
    '修改企业',
    'Name, alias, group, logo and arrears of a company',
    Type.Object({
      companyId: CompanyId,
      revision: Revision,
      groupId: GroupId,
      name: CompanyName,
      alias: CompanyAlias,
      showsAlias: titled('显示简称', Bit),
      logo: Nullable(titled('标志', Text(200, 1))),
      isInArrears: titled('欠费', Bit),
    }),
    AdminCompany,
    { permission: 'setUp', idempotent: true, refusals: ['companyNameTaken', 'stateMoved'] },
  ),
  setStatus: consoleService.post(
    'company/status',
    '启用或停用企业',
    'Open a company to its people, or suspend it',
    Type.Object({
      companyId: CompanyId,
      revision: Revision,
      status: OneKeyOf(statusActions, { title: '状态' }),
    }),
    AdminCompany,
    { permission: 'setUp', idempotent: true, refusals: ['statusUnreachable', 'stateMoved'] },
  ),
  saveFunctions: consoleService.post(
    'company/functions/save',
    '修改企业价格与功能',
    'What its members see and may pay for themselves, and the price of a consultation',
    Type.Object({
      companyId: CompanyId,
      revision: Revision,
      showsEquity: titled('展示权益', Bit),
      sellsConsultations: titled('自费问诊', Bit),
      sellsCounselling: titled('自费心理咨询', Bit),
      consultationFen: Nullable(Price),
    }),
    AdminCompany,
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
  /** With the picture as a file part; it is kept once a company or a login theme shows it. */
  uploadPicture: consoleService.post(
    'company/picture',
    '上传企业图片',
    'A logo or a background, drawn anew',
    Nothing,
    Type.Object({ picture: Type.String() }),
    {
      permission: 'setUp',
      body: 'multipart',
      refusals: ['badPicture', 'pictureTooLarge', 'uploadBusy', 'storageFull'],
    },
  ),
}
