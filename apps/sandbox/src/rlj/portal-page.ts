import { html } from '../page/html.ts'
import { htmlDocument } from '../page/html-document.ts'

const people = [
  ['13800000001', '林晓'],
  ['13800000002', '周岚'],
  ['13800000003', '陈默'],
  ['13800000004', '何静'],
  ['13800000005', '赵强'],
] as const

const entrances = [
  ['ssoRljPage', '人力家（核验票据，首次需验证手机号）'],
  ['ssoPage', '星河员工门户（签名令牌）'],
  ['jlLogin', '锦鲤医生（签名链接）'],
] as const

/** The partner's own portal, from which people come to the app, with one button per entry point. */
export const portalPage = (appOrigin: string, promotion: string) =>
  htmlDocument({
    title: '合作方门户',
    stylesheet: '/page.css',
    head: html`<meta name="referrer" content="no-referrer" />`,
    body: html`<header>
        <h1>合作方门户</h1>
        <p>从合作方进入 <code>${appOrigin}</code>：每次点击都会签发新的链接，五分钟内有效，只能用一次。</p>
      </header>
      <main>
        <section class="partners" aria-label="进入方式">
          <form method="get" action="/rlj/go" class="card">
            <h2>单点登录</h2>
            <p>
              <label>
                登录人
                <select name="phone">
                  ${people.map(([phone, name]) => html`<option value="${phone}">${name} ${phone}</option>`)}
                </select>
              </label>
            </p>
            <p>
              <label>登录后打开 <input name="redirect" value="/home" maxlength="200" /></label>
            </p>
            <p class="choices">
              ${entrances.map(([to, title]) => html`<button name="to" value="${to}">${title}</button>`)}
            </p>
          </form>
          <article class="card">
            <h2>活动推广</h2>
            <p><a href="${appOrigin}/#/active_login?id=${promotion}">打开活动登录页</a></p>
          </article>
        </section>
      </main>`,
  })
