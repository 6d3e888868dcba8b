import type { JinliLoginLinkRequest } from '@yf/partner-contract/jinli'
import { html } from '../page/html.ts'
import { phonePage, wayBack } from '../sites/visit-page.ts'

const titles = { consult: '在线问诊', drug: '在线购药' } as const

export const patientPage = (
  { name, mobile, memberNo, entry, symptom }: JinliLoginLinkRequest,
  referer: string | null,
): string =>
  phonePage(
    '锦鲤互联网医院',
    'jinli',
    html`<header>
        <span class="mark" aria-hidden="true">锦</span>
        <h1>锦鲤互联网医院</h1>
        <p>${titles[entry]}</p>
      </header>
      <main>
        <section class="card hello">
          <h2>${name}，欢迎您</h2>
          <p>已凭原力星球的登录链接为您登录</p>
        </section>
        <section class="card">
          <h2>就诊人</h2>
          <dl>
            <div>
              <dt>姓名</dt>
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
        ${
          symptom &&
          html`<section class="card">
            <h2>本次问诊</h2>
            <dl>
              <div>
                <dt>科室</dt>
                <dd>${symptom.department}</dd>
              </div>
              <div>
                <dt>症状</dt>
                <dd>${symptom.name}</dd>
              </div>
            </dl>
          </section>`
        }
        ${wayBack(referer)}
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )

export const spentPage = (): string =>
  phonePage(
    '锦鲤互联网医院',
    'jinli',
    html`<main>
      <section class="card hello">
        <h1>登录链接已失效</h1>
        <p>请返回原力星球重新进入</p>
      </section>
    </main>`,
  )
