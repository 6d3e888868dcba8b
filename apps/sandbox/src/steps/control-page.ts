import { html } from '../page/html.ts'
import { factList, guestPage } from '../page/phone-page.ts'

export interface SentSteps {
  readonly mobile: string
  readonly day: string
  readonly steps: number
}

/** The channels of the demo's companies. */
export const channels = { 'xinghe-walk': '星河健步走', 'yuanli-walk': '原力运动' } as const

/** Simulates a phone: reports a number of steps for its owner. */
export const controlPage = (today: string, sent: readonly SentSteps[]): string =>
  guestPage(
    { title: '运动平台', site: 'steps', mark: '步', subtitle: '把某人某天的步数告诉产品' },
    html`<form method="post" class="card deeds">
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
        ${factList(sent.map(({ mobile, day, steps }) => [`${day} ${mobile}`, `${steps} 步`]))}
      </section>`,
  )
