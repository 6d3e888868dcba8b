import { html, type Markup } from '../page/html.ts'
import { htmlDocument } from '../page/html-document.ts'
import type { AuthorizationRequest } from './authorize.ts'
import { wechatPeople } from './people.ts'

const frame = (title: string, body: Markup): string => htmlDocument({ title, stylesheet: '/page.css', body })

const people = (current: string | undefined) =>
  wechatPeople.map(
    ({ openId, nickname, note }) =>
      html`<button name="openid" value="${openId}" aria-pressed="${String(openId === current)}">
        ${nickname}（${note}）
      </button>`,
  )

const explanations: Readonly<Record<AuthorizationRequest['scope'], string>> = {
  snsapi_base: '该网页想知道您是谁。选择后，这个浏览器以后会直接放行，不再询问。',
  snsapi_userinfo: '该网页申请获取您的昵称和头像。请选择以谁的身份同意。',
}

export function authorizePage(wish: AuthorizationRequest, current: string | undefined): string {
  const fields = {
    appid: wish.appId,
    redirect_uri: wish.redirectUri,
    response_type: 'code',
    scope: wish.scope,
    state: wish.state,
  }
  return frame(
    '微信授权',
    html`<header>
        <h1>微信授权</h1>
        <p>${explanations[wish.scope]}</p>
      </header>
      <main class="card">
        <form method="get" action="/wechat-open/connect/oauth2/confirm" class="choices" aria-label="微信用户">
          ${Object.entries(fields).map(
            ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
          )}
          ${people(current)}
          <button name="openid" value="">拒绝</button>
        </form>
        <p class="note">沙箱扮演微信：授权后回到 ${new URL(wish.redirectUri).origin}</p>
      </main>`,
  )
}

/** Selects the person to whom this browser's WeChat belongs, whom a silent authorization returns. */
export const peoplePage = (current: string | undefined): string =>
  frame(
    '登录微信的人',
    html`<header>
        <h1>登录微信的人</h1>
        <p>静默授权（snsapi_base）会直接报告这里选中的人；没有选中时先询问。</p>
      </header>
      <main class="card">
        <form method="get" action="/wechat-open/sign-in" class="choices" aria-label="微信用户">
          ${people(current)}
          <button name="openid" value="" aria-pressed="${String(current === undefined)}">没有人</button>
        </form>
      </main>`,
  )

export const wrongPage = (wrong: string): string =>
  frame(
    '无法授权',
    html`<header>
      <h1>${wrong}</h1>
      <p>请检查网页发起授权时的参数。</p>
    </header>`,
  )
