import type { SandboxFrame } from '../frame/frame.ts'
import type { Partner } from '../frame/partner.ts'
import { html } from './html.ts'
import type { SandboxView } from './view.ts'

/** Grouped by topic; partners without a group are listed at the end. */
const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['消息', ['sms', 'mail']],
  ['登录', ['wechat', 'wecom', 'dingtalk', 'feishu', 'one-tap', 'rlj']],
  ['医疗健康', ['jinli', 'fengshi', 'sleep', 'fuya', 'jinghe', 'session-rooms', 'steps']],
  ['资金、票据与快递', ['wechat-pay', 'payout', 'nuonuo', 'invoice-check', 'kuaidi100']],
  ['站点与保险', ['sites', 'china-life']],
]

interface SideBarGroup {
  readonly title: string
  readonly partners: readonly Partner[]
}

function groupsOf({ partners }: SandboxFrame): SideBarGroup[] {
  const grouped = groups.map(([title, names]) => ({
    title,
    partners: names.flatMap((name) => partners.find((partner) => partner.name === name) ?? []),
  }))
  const groupedNames = new Set(groups.flatMap(([, names]) => names))
  const others = partners.filter(({ name }) => !groupedNames.has(name))
  return [...grouped, { title: '其他', partners: others }].filter((group) => group.partners.length > 0)
}

/**
 * All partners with their counts and a mark for unusual scenarios; above them the pages for playing a partner by
 * hand.
 */
export function sideBar(frame: SandboxFrame, view: SandboxView) {
  return html`<nav aria-label="合作方" data-live="tabs">
    <h2>工作台</h2>
    ${frame.partners.map(
      ({ controls: controlPage }) =>
        controlPage && html`<a class="controls" href="${controlPage.path}">${nameOf(controlPage.title)}</a>`,
    )}
    ${groupsOf(frame).map(
      ({ title, partners }) =>
        html`<h2>${title}</h2>
          ${partners.map((partner) => entry(frame, partner, view))}`,
    )}
    <h2>全部</h2>
    <a href="/?tab=calls" ${view.tab === 'calls' && html`aria-current="page"`}>
      调用记录 <span class="count">${frame.calls.newestFirst().length}</span>
    </a>
  </nav>`
}

/** 医生工作台：接诊、回复 → 医生工作台 */
const nameOf = (title: string) => title.split('：')[0]

function entry(frame: SandboxFrame, partner: Partner, view: SandboxView) {
  const { kind } = partner.shelf
  const count = frame.inboxOf(partner).newestFirst().length
  return html`<a href="/?tab=${kind}" ${kind === view.tab && html`aria-current="page"`}>
    <span>${partner.title}</span>
    ${isUnusual(frame, partner) && html`<span class="unusual">非常规场景</span>`}
    <span class="count">${count}</span>
  </a>`
}

function isUnusual({ scenarios }: SandboxFrame, { name, scenarios: [first] }: Partner): boolean {
  const chosen = scenarios.all().find((entry) => entry.partner === name)
  return chosen !== undefined && (chosen.scenario !== first?.id || chosen.overrides.length > 0)
}
