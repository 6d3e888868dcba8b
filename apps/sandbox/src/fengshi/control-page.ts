import type { FengshiStatus } from '@yf/partner-contract/fengshi'
import { controlsPage } from '../page/controls-page.ts'
import { html, type Markup } from '../page/html.ts'
import type { StoredExamOrder } from './books.ts'
import { institutionName, mealName } from './catalogue.ts'

const states: Readonly<Record<FengshiStatus, string>> = {
  PENDING: '待处理',
  CONFIRMED: '已确认',
  REFUSED: '已拒绝',
  CANCELLED: '已取消',
}

/** The institution's page: a person confirms or refuses a booking, and delivers a report. */
export const controlPage = (orders: readonly StoredExamOrder[]): string =>
  controlsPage(
    '体检机构工作台',
    'FENGSHI · 体检机构工作台',
    html`<p class="tools"><a href="/fengshi/controls">刷新</a></p>
      ${orders.length === 0 && html`<p class="empty">还没有人预约</p>`} ${orders.map(orderCard)}`,
  )

const orderCard = (order: StoredExamOrder): Markup =>
  html`<section class="card" aria-label="${order.person.name}的预约">
    <h2>${order.person.name} <span class="state">${states[order.status]}</span></h2>
    <p>${order.date} ${institutionName(order.institutionCode)} ${mealName(order.mealCode)}</p>
    <p>${order.person.mobile} ${order.reason}</p>
    ${order.status === 'PENDING' && decision(order)} ${order.status === 'CONFIRMED' && delivery(order)}
  </section>`

const decision = ({ orderNo }: StoredExamOrder): Markup =>
  html`<form method="post" action="/fengshi/controls/${orderNo}/confirm"><button>确认</button></form>
    <form method="post" action="/fengshi/controls/${orderNo}/refuse">
      <input name="reason" placeholder="原因，可不填" />
      <button>拒绝</button>
    </form>`

const delivery = ({ orderNo, reportNo }: StoredExamOrder): Markup =>
  reportNo
    ? html`<p>报告 ${reportNo} 已出</p>`
    : html`<form method="post" action="/fengshi/controls/${orderNo}/report">
        <select name="findings" aria-label="结果">
          <option value="normal">各项正常</option>
          <option value="abnormal">有异常</option>
        </select>
        <button>出报告</button>
      </form>`
