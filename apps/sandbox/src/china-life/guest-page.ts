import type { ChinaLifeBranch } from '@yf/partner-contract/china-life'
import { html } from '../page/html.ts'
import { factsCard, guestPage, maskedMobile, messagePage, welcomeCard } from '../page/phone-page.ts'
import type { InsuredPerson } from './counter.ts'

const page = { title: '中国人寿理赔', site: 'china-life' }

export const branchNames: Readonly<Record<ChinaLifeBranch, string>> = { SZ: '深圳', SH: '上海' }

export const memberPage = (
  { branch, name, certType, certNo, mobile }: InsuredPerson,
  referer: string | null,
): string =>
  guestPage(
    { ...page, mark: '寿', subtitle: `${branchNames[branch]}分公司`, referer },
    html`${welcomeCard(`${name}，欢迎您`, '已凭原力星球的免登录链接认出您')}
    ${factsCard('被保险人', [
      ['姓名', name],
      [certType, certNo],
      ['手机号', maskedMobile(mobile)],
    ])}`,
  )

export const spentPage = (): string => messagePage(page, '链接已失效', '请返回原力星球重新进入')
