import { html, type Markup } from './html.ts'
import { htmlDocument } from './html-document.ts'

/** A page that a member opens on a phone. */
interface PhonePage {
  readonly title: string
  /** Selects the colours. */
  readonly site: string
}

export interface GuestPage extends PhonePage {
  /** One character, in the place of a logo. */
  readonly mark: string
  readonly subtitle?: string
  /** Where the visitor came from. */
  readonly referer?: string | null
  readonly note?: string
}

const phonePage = ({ title, site }: PhonePage, content: Markup): string =>
  htmlDocument({
    title,
    stylesheet: '/phone.css',
    viewport: ', viewport-fit=cover',
    site,
    body: html`<div class="phone">${content}</div>`,
  })

const illustrationNote = '这是合作方沙箱中的示意页面，只用于开发与测试。'

/** The partner's header, its content, the way back to the app, and what this page is. */
export function guestPage(page: GuestPage, content: Markup): string {
  const { title, mark, subtitle, referer = null, note = illustrationNote } = page
  return phonePage(
    page,
    html`<header>
        <span class="mark" aria-hidden="true">${mark}</span>
        <h1>${title}</h1>
        ${subtitle !== undefined && html`<p>${subtitle}</p>`}
      </header>
      <main>
        ${content} ${wayBack(referer)}
        <p class="note">${note}</p>
      </main>`,
  )
}

/** A page with nothing but a message: an expired link, maintenance. */
export const messagePage = (page: PhonePage, heading: string, text: string | null): string =>
  phonePage(
    page,
    html`<main>
      <section class="card hello">
        <h1>${heading}</h1>
        ${text !== null && html`<p>${text}</p>`}
      </section>
    </main>`,
  )

export const welcomeCard = (heading: string, text: string): Markup =>
  html`<section class="card hello">
    <h2>${heading}</h2>
    <p>${text}</p>
  </section>`

export const factsCard = (heading: string, facts: readonly (readonly [string, string])[]): Markup =>
  html`<section class="card">
    <h2>${heading}</h2>
    ${factList(facts)}
  </section>`

export const factList = (facts: readonly (readonly [Markup | string, string])[]): Markup =>
  html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** Only if the browser sent a referrer: the sandbox does not know the app's URL. */
function wayBack(referer: string | null): Markup | null {
  const origin = referer && URL.canParse(referer) ? new URL(referer) : null
  if (!origin || !/^https?:$/.test(origin.protocol)) return null
  return html`<a class="back" href="${origin.origin}/#/home">返回原力星球</a>`
}
