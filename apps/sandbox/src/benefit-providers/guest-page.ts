import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'
import { html } from '../page/html.ts'
import { phonePage, wayBack } from '../sites/visit-page.ts'
import type { StoredBooking } from './bookings.ts'
import type { PlayedBenefitProvider } from './guest-arrival.ts'

export const guestPage = (
  { name: provider, title, mark }: PlayedBenefitProvider,
  { name, mobile, memberNo, benefitName }: NoLoginGuest,
  referer: string | null,
  bookings: readonly StoredBooking[] = [],
): string =>
  phonePage(
    title,
    provider,
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
        ${bookings.map((booking) => bookingCard(booking, referer))}
        <form method="post" class="card deeds">
          ${cameFrom(referer)}
          <button name="deed" value="book">预约一次</button>
        </form>
        ${wayBack(referer)}
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )

const states: Readonly<Record<StoredBooking['kind'], string>> = {
  'booking.made': '已预约',
  'booking.used': '已完成',
  'booking.cancelled': '已取消',
}

const cameFrom = (referer: string | null) =>
  referer && html`<input type="hidden" name="from" value="${referer}" />`

const bookingCard = ({ bookingNo, institution, startTime, kind }: StoredBooking, referer: string | null) =>
  html`<form method="post" class="card deeds">
    <h2>${institution}</h2>
    <p>${startTime.slice(0, 16)} ${states[kind]}</p>
    ${cameFrom(referer)}
    <input type="hidden" name="bookingNo" value="${bookingNo}" />
    ${
      kind === 'booking.made' &&
      html`<button name="deed" value="use">到店使用</button
        ><button name="deed" value="cancel">取消预约</button>`
    }
  </form>`

export const closedPage = ({ name, title }: PlayedBenefitProvider, why: string): string =>
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
