import { html } from '../page/html.ts'
import { factsCard, guestPage } from '../page/phone-page.ts'
import { playableSteps, type StoredParcel } from './books.ts'

/** The courier's page: a person triggers the steps of a parcel, and the subscriber is notified. */
export const controlPage = (courier: string, parcelNo: string, parcel: StoredParcel | undefined): string =>
  guestPage(
    { title: '快递员工作台', site: 'kuaidi100', mark: '递', subtitle: `${courier} ${parcelNo}` },
    html`<form method="post" class="card deeds">
        ${playableSteps.map(({ code, words }) => html`<button name="code" value="${code}">${words}</button>`)}
      </form>
      ${factsCard(
        '已有轨迹',
        (parcel?.steps ?? []).map(({ ftime, context }) => [ftime, context]),
      )}`,
  )
