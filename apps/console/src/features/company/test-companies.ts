import type { AdminCompany, AdminGroup, SetUpRow } from '@yf/contract/company-admin-set-up'

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
