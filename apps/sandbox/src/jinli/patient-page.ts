import type { JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import { html } from '../page/html.ts'
import { factsCard, guestPage, maskedMobile, messagePage, welcomeCard } from '../page/phone-page.ts'

const titles = { consult: '在线问诊', drug: '在线购药' } as const

const page = { title: '锦鲤互联网医院', site: 'jinli' }

export const patientPage = (
  { name, mobile, memberNo, entry, symptom }: JinliLoginLinkRequest,
  referer: string | null,
): string =>
  guestPage(
    { ...page, mark: '锦', subtitle: titles[entry], referer },
    html`${welcomeCard(`${name}，欢迎您`, '已凭原力星球的登录链接为您登录')}
    ${factsCard('就诊人', [
      ['姓名', name],
      ['手机号', maskedMobile(mobile)],
      ['会员编号', memberNo],
    ])}
    ${
      symptom &&
      factsCard('本次问诊', [
        ['科室', symptom.department],
        ['症状', symptom.name],
      ])
    }`,
  )

export const spentPage = (): string => messagePage(page, '登录链接已失效', '请返回原力星球重新进入')
