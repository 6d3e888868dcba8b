import type { ChinaLifeBranch } from '@yf/partner-contract/china-life'
import { html } from '../page/html.ts'
import { phonePage, wayBack } from '../sites/visit-page.ts'
import type { Guest } from './counter.ts'

export const branchNames: Readonly<Record<ChinaLifeBranch, string>> = { SZ: '深圳', SH: '上海' }

export const guestPage = (
  { branch, name, certType, certNo, mobile }: Guest,
  referer: string | null,
): string =>
  phonePage(
    '中国人寿理赔',
    'china-life',
    html`<header>
        <span class="mark" aria-hidden="true">寿</span>
        <h1>中国人寿理赔</h1>
        <p>${branchNames[branch]}分公司</p>
      </header>
      <main>
        <section class="card hello">
          <h2>${name}，欢迎您</h2>
          <p>已凭原力星球的免登录链接认出您</p>
        </section>
        <section class="card">
          <h2>被保险人</h2>
          <dl>
            <div>
              <dt>姓名</dt>
              <dd>${name}</dd>
            </div>
            <div>
              <dt>${certType}</dt>
              <dd>${certNo}</dd>
            </div>
            <div>
              <dt>手机号</dt>
              <dd>${mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')}</dd>
            </div>
          </dl>
        </section>
        ${wayBack(referer)}
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )

export const spentPage = (): string =>
  phonePage(
    '中国人寿理赔',
    'china-life',
    html`<main>
      <section class="card hello">
        <h1>链接已失效</h1>
        <p>请返回原力星球重新进入</p>
      </section>
    </main>`,
  )
