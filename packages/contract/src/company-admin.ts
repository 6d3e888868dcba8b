import { Type, type Static } from '@sinclair/typebox'
import { benefitCodes, benefitKinds } from '@yf/domain/company-benefit'
import { consoleService } from './call.ts'
import {
  ByCompany,
  CompanyId,
  Day,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Text,
  titled,
} from './shapes.ts'

/** The last editor, and the version: a save names the version that was read. */
const saved = {
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
}

/** Contacts for the company's members. Empty ones are not shown. */
const contactFields = {
  department: titled('部门', Text(40)),
  person: titled('联系人', Text(20)),
  phone: titled('电话', Text(20)),
  mail: titled('邮箱', Text(80)),
  hours: titled('服务时间', Text(60)),
  place: titled('办公地点', Text(60)),
}
export const AdminContact = Type.Object({ ...contactFields, ...saved })
export type AdminContact = Static<typeof AdminContact>

/** The description of a benefit; which right pays for it and until when is not the company's text. */
const benefitFields = {
  name: titled('名称', Text(20, 1)),
  summary: titled('服务内容', Text(40)),
  audience: titled('适用对象', Text(200)),
  usage: titled('使用方法', Text(500)),
  rules: titled('使用规则', Text(500)),
}
export const AdminBenefit = Type.Object({
  id: Id,
  ...benefitFields,
  kind: Type.String(),
  endDt: Type.String(),
  coveredCount: Type.Integer(),
  ...saved,
})
export type AdminBenefit = Static<typeof AdminBenefit>

/** The description of a medical service; its price is agreed with the provider elsewhere. */
const serviceFields = {
  ...benefitFields,
  provider: titled('服务机构', Text(40)),
  phone: titled('预约电话', Text(20)),
}
export const AdminService = Type.Object({ id: Id, ...serviceFields, priceFen: Fen, ...saved })
export type AdminService = Static<typeof AdminService>

export const CompanyProfile = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  contact: AdminContact,
  benefits: Type.Array(AdminBenefit),
  services: Type.Array(AdminService),
})
export type CompanyProfile = Static<typeof CompanyProfile>

/** One of several companies, for staff who manage all of them. */
export const DescribedCompany = Type.Object({
  companyId: Id,
  companyName: Type.String(),
})
export type DescribedCompany = Static<typeof DescribedCompany>

const Revision = Type.Integer({ title: '版本', minimum: 0 })
const Code = OneKeyOf(benefitCodes, { title: '使用的权益' })
const setUp = { permission: 'setUp', idempotent: true } as const
const saving = { idempotent: true, refusals: ['stateMoved'] } as const

/** Company texts for members: HR edits its own company's, operators edit every company's. */
export const companyAdminCalls = {
  companies: consoleService.get(
    'company/profiles',
    '查看企业资料',
    'Companies whose profile the caller maintains',
    Nothing,
    Type.Array(DescribedCompany),
    { permission: 'describe', refusals: [] },
  ),
  profile: consoleService.get(
    'company/profile',
    '查看企业资料',
    'Contacts, and the descriptions of benefits and medical services',
    ByCompany,
    CompanyProfile,
    { permission: 'describe', refusals: [] },
  ),
  saveContact: consoleService.post(
    'company/contact/save',
    '修改企业联系方式',
    'Saves the contact of a company; empty fields remove it',
    Type.Object({ companyId: CompanyId, revision: Revision, ...contactFields }),
    CompanyProfile,
    { permission: 'describe', ...saving },
  ),
  saveBenefit: consoleService.post(
    'company/benefit/save',
    '修改企业权益说明',
    'Saves the description of a benefit',
    Type.Object({ companyId: CompanyId, id: titled('权益', Id), revision: Revision, ...benefitFields }),
    CompanyProfile,
    { permission: 'describe', ...saving },
  ),
  saveService: consoleService.post(
    'company/service/save',
    '修改高端医疗服务说明',
    'Saves the description of a medical service',
    Type.Object({ companyId: CompanyId, id: titled('医疗服务', Id), revision: Revision, ...serviceFields }),
    CompanyProfile,
    { permission: 'describe', ...saving },
  ),
  addBenefit: consoleService.post(
    'company/benefit/add',
    '新建企业权益',
    'A benefit that the company shows its people, after its others',
    Type.Object({
      companyId: CompanyId,
      ...benefitFields,
      kind: OneOf(benefitKinds, { title: '类别' }),
      code: Code,
      endDay: titled('有效期至', Day),
      coveredCount: Type.Integer({ title: '覆盖人数', minimum: 0, maximum: 10_000_000 }),
    }),
    CompanyProfile,
    { ...setUp, refusals: ['benefitsFull'] },
  ),
  removeBenefit: consoleService.post(
    'company/benefit/remove',
    '删除企业权益',
    'The company no longer shows the benefit; what people hold stays',
    Type.Object({ companyId: CompanyId, id: titled('权益', Id) }),
    CompanyProfile,
    { ...setUp, refusals: [] },
  ),
  addService: consoleService.post(
    'company/service/add',
    '新建高端医疗服务',
    'A medical service that the company shows its people, after its others',
    Type.Object({
      companyId: CompanyId,
      ...serviceFields,
      code: Code,
      priceFen: Type.Integer({ title: '自费价格', minimum: 0, maximum: 100_000_000 }),
    }),
    CompanyProfile,
    { ...setUp, refusals: ['benefitsFull'] },
  ),
  removeService: consoleService.post(
    'company/service/remove',
    '删除高端医疗服务',
    'The company no longer shows the service; what was booked stays',
    Type.Object({ companyId: CompanyId, id: titled('医疗服务', Id) }),
    CompanyProfile,
    { ...setUp, refusals: [] },
  ),
}
