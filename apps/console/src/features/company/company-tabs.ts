import { linkTo } from '#platform/navigation/navigation.ts'

export const companyTabs = {
  profile: '资料',
  claimRules: '理赔规则',
  functions: '价格与功能',
  channels: '渠道与办公应用',
  theme: '主题',
  setUp: '开通清单',
} as const
export type CompanyTab = keyof typeof companyTabs

const all = Object.keys(companyTabs) as CompanyTab[]

export const tabOf = (text: string | undefined): CompanyTab => all.find((tab) => tab === text) ?? 'profile'

export const tabLinks = (companyId: string) =>
  all.map((tab) => ({ value: tab, name: companyTabs[tab], href: linkTo('/company', { id: companyId, tab }) }))
