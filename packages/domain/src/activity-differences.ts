import {
  activityLayouts,
  oddsText,
  prizeKinds,
  type ActivityLayout,
  type ChanceSource,
  type PrizeKind,
} from './activity.ts'
import { taskOf } from './points.ts'

interface PrizeTerms {
  readonly id?: string | undefined
  readonly kind: PrizeKind
  readonly name: string
  readonly points: number
  readonly odds: number
  readonly stock: number
  readonly how: string
}

interface ActivityTerms {
  readonly layout: ActivityLayout
  readonly title: string
  readonly summary: string
  readonly picLink: string | null
  readonly startTime: string
  readonly endTime: string
  readonly companyIds: readonly string[]
  readonly rules: readonly string[]
  readonly steps: readonly { readonly title: string; readonly words: string }[]
  readonly tasks: readonly { readonly source: ChanceSource; readonly chances: number }[]
  readonly freeChances: number
  readonly share: { readonly title: string; readonly words: string }
  readonly prizes: readonly PrizeTerms[]
}

/** The differences of an edited activity, a line each; for a new activity everything that it gives. */
export function activityDifferences(
  before: ActivityTerms | null,
  after: ActivityTerms,
  companyNames: ReadonlyMap<string, string>,
): string[] {
  const lines: string[] = []
  const compare = (name: string, words: (composed: ActivityTerms) => string) => {
    const [was, is] = [before && words(before), words(after)]
    if (was !== is) lines.push(was === null ? `${name}：${is}` : `${name}：${was} → ${is}`)
  }
  compare('活动名称', ({ title }) => title)
  compare('页面', ({ layout }) => activityLayouts[layout])
  compare('时间', ({ startTime, endTime }) => `${startTime.slice(0, 16)} 至 ${endTime.slice(0, 16)}`)
  compare('可见企业', ({ companyIds }) => companiesText(companyIds, companyNames))
  compare('赠送机会', ({ freeChances }) => `${freeChances} 次`)
  compare('任务机会', ({ tasks }) => tasks.map(taskText).join('、') || '无')
  lines.push(...prizeDifferences(before?.prizes ?? [], after.prizes))
  if (before && pageText(before) !== pageText(after)) lines.push('页面上的文字或图片有改动')
  return lines
}

const companiesText = (ids: readonly string[], names: ReadonlyMap<string, string>): string =>
  ids.length === 0 ? '全部企业' : ids.map((id) => names.get(id) ?? '').join('、')

const taskText = ({ source, chances }: ActivityTerms['tasks'][number]): string =>
  `${source === 'signIn' ? '每日签到' : taskOf(source).name} ${chances} 次`

const pageText = ({ summary, picLink, rules, steps, share }: ActivityTerms): string =>
  JSON.stringify([
    summary,
    picLink,
    rules,
    steps.map(({ title, words }) => [title, words]),
    share.title,
    share.words,
  ])

const prizeText = ({ kind, points, odds, stock }: PrizeTerms): string =>
  [kind === 'points' ? `${points} 积分` : prizeKinds[kind], `概率 ${oddsText(odds)}`, `${stock} 份`].join(
    '，',
  )

/** Prizes are matched by id. */
function prizeDifferences(before: readonly PrizeTerms[], after: readonly PrizeTerms[]): string[] {
  const previous = new Map(before.map((prize) => [prize.id, prize]))
  const changed = after.flatMap((prize) => {
    const was = prize.id === undefined ? undefined : previous.get(prize.id)
    if (!was) return [`新增奖品「${prize.name}」：${prizeText(prize)}`]
    previous.delete(prize.id)
    return oneDifference(was, prize)
  })
  return [...changed, ...[...previous.values()].map(({ name }) => `取消奖品「${name}」`)]
}

function oneDifference(was: PrizeTerms, is: PrizeTerms): string[] {
  const name = was.name === is.name ? `「${is.name}」` : `「${was.name}」改名为「${is.name}」`
  const [before, after] = [prizeText(was), prizeText(is)]
  if (before !== after) return [`奖品${name}：${before} → ${after}`]
  if (was.name !== is.name) return [`奖品${name}`]
  return was.how === is.how ? [] : [`奖品${name}的领取方式：${was.how || '无'} → ${is.how || '无'}`]
}
