import { html } from '../page/html.ts'
import { phonePage } from '../sites/visit-page.ts'

export interface SentSteps {
  readonly mobile: string
  readonly day: string
  readonly steps: number
}

/** The channels of the demo's companies. */
export const channels = { 'xinghe-walk': '星河健步走', 'yuanli-walk': '原力运动' } as const

/** Simulates a phone: reports a number of steps for its owner. */
export const controlPage = (today: string, sent: readonly SentSteps[]): string =>
  phonePage(
    '运动平台',
    'steps',
    html`<header>
        <span class="mark" aria-hidden="true">步</span>
        <h1>运动平台</h1>
        <p>把某人某天的步数告诉产品</p>
      </header>
      <main>
        <form method="post" class="card deeds">
          <p>
            <label
              >平台
              <select name="channel">
                ${Object.entries(channels).map(([code, name]) => html`<option value="${code}">${name}</option>`)}
              </select></label
            >
          </p>
          <p>
            <label>手机号 <input name="mobile" value="13800000001" inputmode="numeric" required /></label>
          </p>
          <p>
            <label>日期 <input name="day" type="date" value="${today}" required /></label>
          </p>
          <p>
            <label>步数 <input name="steps" type="number" min="0" value="8600" required /></label>
          </p>
          <button>发送步数</button>
        </form>
        <section class="card">
          <h2>已发送</h2>
          ${sent.length === 0 && html`<p>还没有</p>`}
          <dl>
            ${sent.map(
              ({ mobile, day, steps }) =>
                html`<div>
                  <dt>${day} ${mobile}</dt>
                  <dd>${steps} 步</dd>
                </div>`,
            )}
          </dl>
        </section>
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )
