import { Type, type Static } from '@sinclair/typebox'
import { benefitSuppliers } from '@yf/domain/equity'
import { freeBenefitIcons } from '@yf/domain/free-benefit'
import { consoleService } from './call.ts'
import {
  CompanyId,
  Done,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const Name = titled('名称', Text(40, 1))

export const AdminManual = Type.Object({
  id: Id,
  companyId: Id,
  name: Type.String(),
  kind: OneOf(['pdf', 'xlsx']),
  /** bytes */
  size: Type.Integer({ minimum: 0 }),
  updateTime: Moment,
  savedBy: Nullable(Type.String()),
})
export type AdminManual = Static<typeof AdminManual>

/** What staff may change of a free benefit; what it gives stays, because some have claimed it. */
const benefitTexts = {
  name: titled('名称', Text(20, 1)),
  summary: titled('说明', Text(60)),
  icon: OneKeyOf(freeBenefitIcons, { title: '图标' }),
  startTime: titled('开始时间', Moment),
  endTime: titled('结束时间', Moment),
  /** Smaller values come first. */
  sort: Type.Integer({ title: '顺序', minimum: 0, maximum: 9999 }),
}

/** What it gives: a package that is claimed once, or the address that it opens. */
const gift = {
  /** Null: a package. */
  jumpUrl: Nullable(titled('链接', Text(2000, 1))),
  supplierCode: OneKeyOf(benefitSuppliers, { title: '服务商' }),
  times: Type.Integer({ title: '次数', minimum: 1, maximum: 999 }),
  /** From the day it is claimed on. */
  days: Type.Integer({ title: '有效天数', minimum: 1, maximum: 1000 }),
}

export const AdminFreeBenefit = Type.Object({
  id: Id,
  companyId: Id,
  ...benefitTexts,
  icon: Type.String(),
  /** In words: what it opens or gives. */
  gift: Type.String(),
  isPackage: Type.Boolean(),
  /** 1 not begun, 2 running, 3 over */
  status: OneOf([1, 2, 3]),
  /** Null for counselling: so few claim it that a count could identify them. */
  claimedCount: Nullable(Type.Integer({ minimum: 0 })),
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
})
export type AdminFreeBenefit = Static<typeof AdminFreeBenefit>

const operated = { permission: 'operate' } as const

const one = { companyId: CompanyId, id: titled('手册', Id) }
const setUp = { permission: 'setUp' } as const

/** What everybody of a company may claim, and what they read about its use. */
export const equityAdminCalls = {
  companies: consoleService.get(
    'equity/companies',
    '查看企业名单',
    'Companies that can be given manuals',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { ...setUp, refusals: [] },
  ),
  manuals: consoleService.get(
    'equity/manuals',
    '查看使用手册',
    'The manuals of one company in the order of the app',
    Type.Object({ companyId: CompanyId }),
    Type.Array(AdminManual),
    { ...setUp, refusals: [] },
  ),
  /** With the PDF or the XLSX as a file part. */
  addManual: consoleService.post(
    'equity/manual/add',
    '上传使用手册',
    'A manual for the members of one company, after its others',
    Type.Object({ companyId: CompanyId, name: Name }),
    AdminManual,
    {
      ...setUp,
      body: 'multipart',
      idempotent: true,
      refusals: ['badManual', 'manualTooLarge', 'manualsFull'],
    },
  ),
  renameManual: consoleService.post(
    'equity/manual/rename',
    '修改使用手册',
    'Another name for a manual',
    Type.Object({ ...one, name: Name }),
    AdminManual,
    { ...setUp, idempotent: true, refusals: [] },
  ),
  removeManual: consoleService.post(
    'equity/manual/remove',
    '删除使用手册',
    'Members no longer find it, and its file is deleted',
    Type.Object(one),
    Done,
    { ...setUp, idempotent: true, refusals: [] },
  ),
  benefitCompanies: consoleService.get(
    'equity/free/companies',
    '查看企业名单',
    'Companies that can be given free benefits',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { ...operated, refusals: [] },
  ),
  freeBenefits: consoleService.get(
    'equity/free',
    '查看免费权益',
    'The free benefits of one company in the order of the app, and after them what is over',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(AdminFreeBenefit),
    { ...operated, refusals: [] },
  ),
  /** Null: it waits for approval, because of what it gives. */
  addFreeBenefit: consoleService.post(
    'equity/free/add',
    '新建免费权益',
    'A benefit that everybody of a company may claim once, or open',
    Type.Object({
      companyId: CompanyId,
      ...benefitTexts,
      ...gift,
      timeFen: Type.Integer({ title: '每次价值', minimum: 0, maximum: 10_000_000 }),
    }),
    Nullable(AdminFreeBenefit),
    { ...operated, idempotent: true, refusals: [] },
  ),
  changeFreeBenefit: consoleService.post(
    'equity/free/change',
    '修改免费权益',
    'Other words or another time for a free benefit; what it gives stays',
    Type.Object({
      companyId: CompanyId,
      id: titled('权益', Id),
      revision: Type.Integer({ title: '版本', minimum: 0, maximum: 1_000_000 }),
      ...benefitTexts,
    }),
    AdminFreeBenefit,
    { ...operated, idempotent: true, refusals: ['stateMoved'] },
  ),
}
