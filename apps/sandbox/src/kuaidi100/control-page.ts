import { html } from '../page/html.ts'
import { phonePage } from '../sites/visit-page.ts'
import { playableSteps, type StoredParcel } from './books.ts'

/** The courier's page: a person triggers the steps of a parcel, and the subscriber is notified. */
export const controlPage = (courier: string, parcelNo: string, parcel: StoredParcel | undefined): string =>
  phonePage(
    '快递员工作台',
    'kuaidi100',
    html`<header>
        <span class="mark" aria-hidden="true">递</span>
        <h1>快递员工作台</h1>
        <p>${courier} ${parcelNo}</p>
      </header>
      <main>
        <form method="post" class="card deeds">
          ${playableSteps.map(({ code, words }) => html`<button name="code" value="${code}">${words}</button>`)}
        </form>
        <section class="card">
          <h2>已有轨迹</h2>
          <dl>
            ${(parcel?.steps ?? []).map(
              ({ ftime, context }) =>
                html`<div>
                  <dt>${ftime}</dt>
                  <dd>${context}</dd>
                </div>`,
            )}
          </dl>
        </section>
        <p class="note">这是合作方沙箱中的示意页面，只用于开发与测试。</p>
      </main>`,
  )
