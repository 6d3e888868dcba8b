import type { NoLoginGuest } from '@yf/partner-contract/no-login-link'
import { html } from '../page/html.ts'
import { factsCard, guestPage, maskedMobile, messagePage, welcomeCard } from '../page/phone-page.ts'
import type { StoredBooking } from './bookings.ts'
import type { PlayedBenefitProvider } from './guest-arrival.ts'

export const benefitPage = (
  { name: provider, title, mark }: PlayedBenefitProvider,
  { name, mobile, memberNo, benefitName }: NoLoginGuest,
  referer: string | null,
  bookings: readonly StoredBooking[] = [],
): string =>
  guestPage(
    { title, site: provider, mark, subtitle: benefitName, referer },
    html`${welcomeCard(`${name}，欢迎您`, '已凭原力星球的免登录链接认出您')}
      ${factsCard('使用权益', [
        ['权益', benefitName],
        ['使用人', name],
        ['手机号', maskedMobile(mobile)],
        ['会员编号', memberNo],
      ])}
      ${bookings.map((booking) => bookingCard(booking, referer))}
      <form method="post" class="card deeds">
        ${cameFrom(referer)}
        <button name="deed" value="book">预约一次</button>
      </form>`,
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
  messagePage({ title, site: name }, why, '请返回原力星球重新进入')
