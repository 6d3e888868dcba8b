import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { AreaNumber } from './mall-shapes.ts'
import { Bit, ByCompany, CompanyId, Fen, Flag, Id, Nothing, Nullable, Phone, titled } from './shapes.ts'

export const Company = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  companyAlias: Type.String(),
  showCompanyAlias: Bit,
  groupCompanyId: Id,
  groupCompanyName: Type.String(),
  baseId: Id,
  logo: Nullable(Type.String()),
  isFamily: Bit,
})
export type Company = Static<typeof Company>

export const ThemeEntry = Type.Object({
  keyValue: Type.String(),
  keyName: Type.String(),
  isVisible: Flag,
  picLink: Nullable(Type.String()),
  jumpUrl: Nullable(Type.String()),
})
export type ThemeEntry = Static<typeof ThemeEntry>

export const ThemeColor = Type.Object({ keyValue: Type.String(), content: Type.String() })

export const PointsEntry = Type.Object({
  pointsType: AreaNumber,
  name: Type.String(),
  remark: Type.String(),
  isVisible: Flag,
  pointsPageConfigList: Type.Array(
    Type.Object({ name: Type.String(), picLink: Nullable(Type.String()), jumpUrl: Nullable(Type.String()) }),
  ),
})

/** Specification §3, theme config by group and company. */
export const Theme = Type.Object({
  GLOBAL: Type.Object({
    all_color: Type.Array(ThemeColor),
    all_function_icon: Type.Array(ThemeEntry),
    ALL_DIALOG: Type.Array(ThemeEntry),
  }),
  HOME: Type.Object({ home_foot: Type.Array(ThemeEntry), home_king: Type.Array(ThemeEntry) }),
  PERSONAL_CENTER: Type.Object({ personal_center: Type.Array(ThemeEntry) }),
  POINTS: Type.Object({ points_home_banner: Type.Array(ThemeEntry), points_home: Type.Array(PointsEntry) }),
  common: Type.Object({ company_alias: Type.String() }),
})
export type Theme = Static<typeof Theme>

/** The description of a company benefit for a member. */
const explained = {
  /** The entitlement that pays for it: `INSURANCE`, `WELFARE` or a supplier's code; empty if none. */
  code: Type.String(),
  audience: Type.String(),
  usage: Type.String(),
  rules: Type.String(),
}
export const CompanyEquity = Type.Object({
  id: Id,
  ...explained,
  name: Type.String(),
  summary: Type.String(),
  kind: Type.String(),
  endDt: Type.String(),
  coveredCount: Type.Integer(),
  /** Its name among the member's gifts; empty where it is none. */
  giftName: Type.String(),
})
export type CompanyEquity = Static<typeof CompanyEquity>

/** Contacts for questions about benefits. */
export const CompanyContact = Type.Object({
  department: Type.String(),
  person: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  mail: Nullable(Type.String()),
  hours: Nullable(Type.String()),
  place: Nullable(Type.String()),
})
export type CompanyContact = Static<typeof CompanyContact>
export const HighMedicalService = Type.Object({
  id: Id,
  ...explained,
  name: Type.String(),
  summary: Type.String(),
  provider: Type.String(),
  phone: Nullable(Type.String()),
  priceFen: Fen,
})
export type HighMedicalService = Static<typeof HighMedicalService>
export const CompanyCarbon = Type.Object({
  totalGram: Type.Integer(),
  memberCount: Type.Integer(),
  myRank: Nullable(Type.Integer()),
  myGram: Type.Integer(),
  ranking: Type.Array(
    Type.Object({ rank: Type.Integer(), name: Type.String(), gram: Type.Integer(), isMe: Type.Boolean() }),
  ),
})

export const companyCalls = {
  list: main.get(
    'company/list',
    '我所在的企业',
    'companyList and isHaveCertificateNumber',
    Nothing,
    Type.Object({
      companyList: Type.Array(Company),
      isHaveCertificateNumber: Bit,
      /** The member's network address as the server sees it: shown to that member only. */
      ip: Type.String(),
    }),
  ),
  theme: main.get(
    'page/theme/config',
    '企业主题',
    'Theme by groupId and companyId: GLOBAL, HOME, PERSONAL_CENTER, POINTS, common',
    Type.Object({ groupId: titled('集团', Id), companyId: CompanyId }),
    Theme,
  ),
  equity: main.get(
    'company/area/getCompanyEquity',
    '企业权益与咨询方式',
    'Benefits of the company, and its contacts',
    ByCompany,
    Type.Object({ benefits: Type.Array(CompanyEquity), contact: Nullable(CompanyContact) }),
  ),
  highMedicalServices: main.get(
    'company/area/getHighMedicalService',
    '高端医疗服务',
    'High-end medical services',
    ByCompany,
    Type.Array(HighMedicalService),
  ),
  carbon: main.get(
    'company/area/getCompanyCarbon',
    '企业碳减排与排行',
    'Company carbon total and ranking',
    ByCompany,
    CompanyCarbon,
  ),
  redirectPartner: main.get(
    'company/redirectPartner',
    '企业合作方的入口',
    'By phone: a partner URL, or a message',
    Type.Object({ phone: Phone, companyId: Type.Optional(CompanyId) }),
    Nullable(Type.String()),
    { refusals: ['notOwnPhone'] },
  ),
}
