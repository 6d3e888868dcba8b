import type { CallRecord, SandboxFrame } from '../frame/frame.ts'
import type { ReceivedItem } from '../frame/inbox.ts'
import type { Partner, InboxShelf } from '../frame/partner.ts'
import { html } from './html.ts'
import { htmlDocument } from './html-document.ts'
import { sideBar } from './side-bar.ts'
import type { SandboxView } from './view.ts'

const maxShown = 100

export function renderPage(frame: SandboxFrame, view: SandboxView): string {
  const open = frame.partners.find((partner) => partner.shelf.kind === view.tab)
  return htmlDocument({
    title: '合作方沙箱',
    stylesheet: '/page.css',
    head: html`<script src="/page.js" type="module"></script>`,
    body: html`<header>
        <h1>合作方沙箱</h1>
        <p>这里扮演短信、支付、医院等外部合作方，只用于开发与测试：不会真的发出任何内容，重启后清空。</p>
      </header>
      <main>
        ${sideBar(frame, view)}
        <section class="received" aria-label="收到的内容">
          <h2 class="title">${open ? open.shelf.title : '调用记录'}</h2>
          ${open ? received(frame, open, view) : calls(frame.calls.newestFirst())}
        </section>
        <section class="partners" aria-label="合作方" data-live="partners">
          ${open ? partnerCard(frame, open) : allCard}
        </section>
      </main>`,
  })
}

const allCard = html`<article class="card">
  <h2>全部合作方</h2>
  <p class="note">每一次调用与它的结果都记在这里。从左侧选一个合作方，可以更换它的场景。</p>
</article>`

function partnerCard(frame: SandboxFrame, partner: Partner) {
  const chosen = frame.scenarios.all().find((entry) => entry.partner === partner.name)
  const titleOf = (id: string) => partner.scenarios.find((scenario) => scenario.id === id)?.title ?? id
  const action = `/scenarios/${partner.name}`
  return html`<article class="card">
    <h2>${partner.title}</h2>
    <p class="note"><code>${partner.address(frame.settings)}</code></p>
    ${partner.controls && html`<p><a class="controls" href="${partner.controls.path}">${partner.controls.title}</a></p>`}
    <h3>场景</h3>
    <form method="post" action="${action}" class="choices" aria-label="${partner.title}的场景">
      ${partner.scenarios.map(
        ({ id, title }) =>
          html`<button name="scenario" value="${id}" aria-pressed="${String(id === chosen?.scenario)}">
            ${title}
          </button>`,
      )}
    </form>
    ${chosen?.overrides.map(
      ({ key, scenario }) =>
        html`<form method="post" action="${action}" class="override">
          <input type="hidden" name="key" value="${key}" />
          <span><b>${key}</b> ${titleOf(scenario)}</span>
          <button name="scenario" value="" aria-label="取消 ${key} 的例外">取消</button>
        </form>`,
    )}
    <h3>例外</h3>
    <form method="post" action="${action}" class="except">
      <input
        name="key"
        required
        maxlength="200"
        aria-label="${partner.keyTitle}"
        placeholder="只对某个${partner.keyTitle}"
      />
      <select name="scenario" aria-label="例外场景">
        ${partner.scenarios.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
      </select>
      <button>添加例外</button>
    </form>
  </article>`
}

function received(frame: SandboxFrame, partner: Partner, view: SandboxView) {
  const { shelf } = partner
  const all = frame.inboxOf(partner).newestFirst()
  const items = view.filterText ? all.filter((item) => shelf.matches(item, view.filterText)) : all
  return html`<div class="tools">
      <form method="get" action="/" role="search">
        <input type="hidden" name="tab" value="${shelf.kind}" />
        <input
          type="search"
          name="wanted"
          value="${view.filterText}"
          aria-label="按${partner.keyTitle}筛选"
          placeholder="按${partner.keyTitle}筛选"
        />
        <button>筛选</button>
      </form>
      <form method="post" action="/inbox/${shelf.kind}/clear"><button class="quiet">清空</button></form>
    </div>
    <ol class="items" data-live="items">
      ${items.length === 0 && html`<li class="empty">${emptyNote(shelf, view.filterText)}</li>`}
      ${items.slice(0, maxShown).map((item) => itemCard(shelf, item))}
    </ol>`
}

const emptyNote = (shelf: InboxShelf, filterText: string) =>
  filterText ? `没有发给 ${filterText} 的${shelf.title}` : `还没有收到${shelf.title}`

function itemCard(shelf: InboxShelf, item: ReceivedItem) {
  const card = shelf.show(item)
  return html`<li class="card item">
    <div class="line"><b>${card.to}</b><time datetime="${item.at}">${moment(item.at)}</time></div>
    ${card.heading && html`<h3>${card.heading}</h3>`}
    ${
      card.code &&
      html`<p class="code"><output>${card.code}</output><button data-copy="${card.code}">复制</button></p>`
    }
    <p class="text">${card.text}</p>
    ${card.notes.map((note) => html`<p class="note">${note}</p>`)}
  </li>`
}

function calls(records: readonly CallRecord[]) {
  return html`<ol class="items" data-live="items">
    ${records.length === 0 && html`<li class="empty">还没有人调用过</li>`}
    ${records.slice(0, maxShown).map(
      (record) =>
        html`<li class="card item">
          <div class="line">
            <b>${record.outcome}</b><time datetime="${record.at}">${moment(record.at)}</time>
          </div>
          <p class="text">${record.partner} ${record.key}</p>
        </li>`,
    )}
  </ol>`
}

const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
})
const moment = (at: string) => shanghai.format(new Date(at)).replaceAll('/', '-')
