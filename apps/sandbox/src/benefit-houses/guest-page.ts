import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'
import { html } from '../page/html.ts'
import { phonePage, wayBack } from '../sites/visit-page.ts'
import type { House } from './desk.ts'

export const guestPage = (
  { name: house, title, mark }: House,
  { name, mobile, memberNo, benefitName }: NoLoginGuest,
  referer: string | null,
): string =>
  phonePage(
    title,
    house,
    html`<header>
        <span class="mark" aria-hidden="true">${mark}</span>
        <h1>${title}</h1>
        <p>${benefitName}</p>
      </header>
      <main>
        <section class="card hello">
          <h2>${name}，欢迎您</h2>
          <p>已凭原力星球的免登录链接认出您</p>
        </section>
        <section class="card">
          <h2>使用权益</h2>
          <dl>
            <div>
              <dt>权益</dt>
              <dd>${benefitName}</dd>
            </div>
            <div>
              <dt>使用人</dt>
              <dd>${name}</dd>
            </div>
            <div>
              <dt>手机号</dt>
              <dd>${mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')}</dd>
            </div>
            <div>
              <dt>会员编号</dt>
              <dd>${memberNo}</dd>
            </div>
          </dl>
        </section>
        ${wayBack(referer)}
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )

export const closedPage = ({ name, title }: House, why: string): string =>
  phonePage(
    title,
    name,
    html`<main>
      <section class="card hello">
        <h1>${why}</h1>
        <p>请返回原力星球重新进入</p>
      </section>
    </main>`,
  )
