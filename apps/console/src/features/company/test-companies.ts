import type { AdminClaimRules } from '@yf/contract/claims-admin-rules'
import type { AdminChannel, AdminLoginTheme, AdminTheme } from '@yf/contract/company-admin-channels'
import type { AdminCompany, AdminGroup, SetUpRow } from '@yf/contract/company-admin-set-up'
import { themePresets } from '@yf/domain/theme-presets'

export const group: AdminGroup = { id: 'g1', name: '星河科技集团', companyCount: 2, revision: 3 }

export const company: AdminCompany = {
  companyId: 'c1',
  companyName: '星河软件',
  companyAlias: '星河软件之家',
  logo: '/art/logo-xinghe.svg',
  groupId: 'g1',
  groupName: '星河科技集团',
  status: 'preparing',
  isInArrears: 0,
  showsAlias: 1,
  showsEquity: 1,
  sellsConsultations: 1,
  sellsCounselling: 1,
  consultationFen: null,
  usualFen: 50_00,
  revision: 2,
  savedBy: null,
  savedTime: null,
}

export const setUpRows: readonly SetUpRow[] = [
  {
    name: '福利咨询联系人',
    note: '员工遇到问题时不知道联系谁',
    isDone: 0,
    isOptional: 0,
    path: '/companyProfile?company=c1',
  },
  { name: '主题', note: '沿用集团的主题', isDone: 1, isOptional: 1, path: '/company?id=c1&tab=theme' },
  {
    name: '启用企业',
    note: '筹备中，员工不能进入',
    isDone: 0,
    isOptional: 0,
    path: '/company?id=c1&tab=profile',
  },
]

export const claimRules: AdminClaimRules = {
  companyId: 'c1',
  redirectUrl: null,
  opensOn: null,
  flow: 'new',
  singleFen: 20_000_00,
  automaticFen: 3_000_00,
  fourEyesFen: 5_000_00,
  mailAddress: '北京市朝阳区望京东路8号',
  tip: '请保留发票原件',
  chinaLifeCity: null,
  revision: 4,
  isOwn: 1,
  documents: ['门诊、急诊：发票/收据、病历。'],
  waiting: [],
}

export const channel: AdminChannel = {
  code: 'xinghe-portal',
  name: '星河员工门户',
  kind: 'token',
  verifiesPhone: 0,
  companyCount: 2,
  isUsed: 1,
  revision: 5,
  secretChangedTime: null,
}

export const theme: AdminTheme = {
  companyId: 'c1',
  preset: 'sun',
  colors: Object.entries(themePresets.sun.colors).map(([keyValue, content]) => ({ keyValue, content })),
  origin: 'group',
  revision: 0,
}

export const loginTheme: AdminLoginTheme = {
  supply: 'xinghe',
  logo: '/art/logo-xinghe.svg',
  phoneIcon: '/art/icon-phone.svg',
  showsService: 1,
  backImage: '/art/login-galaxy.svg',
  fontColor: '#ffa200',
  revision: 1,
}
