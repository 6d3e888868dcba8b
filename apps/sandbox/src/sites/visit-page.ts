import { html } from '../page/html.ts'
import { factList, guestPage, messagePage } from '../page/phone-page.ts'
import type { Site } from './sites.ts'
import { shortened, type SiteVisit } from './visit.ts'

const secrets = new Set(['token', 'mallToken', 'tpToken', 'sign'])

const labels: Readonly<Record<string, string>> = {
  token: '登录凭证',
  mallToken: '商城凭证',
  tpToken: '合作方凭证',
  companyId: '企业编号',
  companyName: '所在企业',
  groupCompanyId: '集团编号',
  baseId: '会员编号',
  name: '姓名',
  mobile: '手机号',
  phone: '手机号',
  openId: '微信 openId',
  isFamily: '家属身份',
  supply: '登录来源',
  mallStorage: '商城本地数据',
  timestamp: '签发时间',
  nonce: '随机串',
  sign: '签名',
}

const signatures: Readonly<Record<SiteVisit['signature'], string | null>> = {
  none: null,
  valid: '合作方签名有效',
  expired: '合作方签名已过期',
  wrong: '合作方签名不正确',
}

function valueText(name: string, value: unknown): string {
  if (name === 'isFamily') return value === 1 ? '家属' : '员工本人'
  if (value === null || value === '') return '无'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return secrets.has(name) ? shortened(text) : text
}

const facts = (rows: Readonly<Record<string, unknown>>) =>
  factList(
    Object.entries(rows).map(([name, value]) => [
      html`${labels[name] ?? name}${labels[name] && html`<small>${name}</small>`}`,
      valueText(name, value),
    ]),
  )

/** A page of one site: who arrived, and all data passed to it. */
export function visitPage({ title, mark, welcome }: Site, name: string, visit: SiteVisit): string {
  const { data: _encoded, ...params } = visit.params
  const guest = visit.arrived === undefined ? visit.data?.['name'] : visit.arrived?.name
  const verdict = signatures[visit.signature]
  return guestPage(
    { title, site: name, mark, subtitle: welcome, referer: visit.referer },
    html`<section class="card hello">
        <h2>${typeof guest === 'string' && guest ? `${guest}，欢迎您` : '您好，访客'}</h2>
        <p>${greeting(visit)}</p>
        ${verdict && html`<p class="verdict" data-verdict="${visit.signature}">${verdict}</p>`}
      </section>
      <section class="card">
        <h2>打开的位置</h2>
        <p class="path">${visit.path}</p>
      </section>
      ${
        Object.keys(params).length > 0 &&
        html`<section class="card">
          <h2>链接参数</h2>
          ${facts(params)}
        </section>`
      }
      ${
        visit.data &&
        html`<section class="card">
          <h2>会话数据</h2>
          ${facts(visit.data)}
        </section>`
      }`,
  )
}

function greeting({ params, arrived, signature }: SiteVisit): string {
  if (arrived) return `已向原力星球核实您的身份（${arrived.mobile}），为您登录`
  if (arrived === null) return '登录凭证无效或已过期，请从原力星球重新进入'
  if (params.token) return '没能向原力星球核实登录凭证'
  return signature === 'valid' ? '已凭原力星球签名的链接认出您' : '这次访问没有带来登录凭证'
}

export const closedPage = ({ title }: Site, name: string): string =>
  messagePage({ title, site: name }, `${title}维护中`, '请稍后再来')
