import { html } from '../page/html.ts'
import { hospitalPage } from './doctor-page.ts'
import type { StoredMedicineOrder } from './pharmacy.ts'

const states: Readonly<Record<StoredMedicineOrder['state'], string>> = {
  waiting: '待发药',
  sent: '已发出',
  refused: '未发药',
  cancelled: '已取消',
}

export const pharmacyPage = (orders: readonly StoredMedicineOrder[]): string =>
  hospitalPage(
    '药房',
    html`<p class="tools"><a href="/jinli/pharmacy">刷新</a> <a href="/jinli/controls">医生工作台</a></p>
      <form class="card" method="post" action="/jinli/pharmacy/shelf">
        <label>全部药品库存 <input name="onHand" value="400" inputmode="numeric" /></label>
        <button>更新货架</button>
      </form>
      ${orders.length === 0 && html`<p class="empty">还没有药品订单</p>`}
      ${orders.map(
        (order) =>
          html`<section class="card" aria-label="${order.receiver.name}的订单">
            <h2>${order.receiver.name} <span class="state">${states[order.state]}</span></h2>
            <p>${order.medicines.map(({ name, quantity }) => `${name} ×${quantity}`).join('、')}</p>
            <p>${order.receiver.phone} ${order.receiver.address}</p>
            ${
              order.state === 'waiting' &&
              html`<form method="post" action="/jinli/pharmacy/${order.orderNo}/send">
                  <input name="parcelNo" placeholder="运单号，可不填" />
                  <button>发药</button>
                </form>
                <form method="post" action="/jinli/pharmacy/${order.orderNo}/refuse">
                  <input name="reason" placeholder="原因，可不填" />
                  <button>不予发药</button>
                </form>`
            }
            ${
              !order.invoice &&
              order.payFen > 0 &&
              order.state === 'sent' &&
              html`<form method="post" action="/jinli/pharmacy/${order.orderNo}/invoice">
                <button>开发票</button>
              </form>`
            }
          </section>`,
      )}`,
  )
