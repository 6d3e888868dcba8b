/** Cover of a person under a contract: a fold over append-only events. Days are YYYY-MM-DD, so they compare as text. */
import { addDays, daysBetween } from './dates.ts'

export const coverEventKinds = {
  added: '参保',
  renewed: '续保',
  changed: '变更类别',
  endorsed: '批改',
  ended: '退保',
} as const
export type CoverEventKind = keyof typeof coverEventKinds

export const endReasons = { left: '离职', class: '不再符合参保类别' } as const
export type EndReason = keyof typeof endReasons

export type CoverEvent =
  /** Opens a cover, or continues one that had ended. */
  | {
      readonly kind: 'added' | 'renewed'
      readonly day: string
      readonly lastDay: string
      readonly classKey: string
      readonly waitingFrom: string
    }
  | { readonly kind: 'changed'; readonly day: string; readonly classKey: string }
  | { readonly kind: 'endorsed'; readonly day: string; readonly versionNo: number }
  /** `day` is the first one without cover. */
  | { readonly kind: 'ended'; readonly day: string; readonly reason: EndReason }

export interface PersonCover {
  readonly startsOn: string
  /** The last covered day; the day before `startsOn` where nothing was covered after all. */
  readonly endsOn: string
  /** The first day of continuous cover: waiting periods count from it. */
  readonly waitingFrom: string
  /** The class from each day on. */
  readonly classes: readonly { readonly from: string; readonly key: string }[]
  /** null: it runs until the contract ends */
  readonly endReason: EndReason | null
  /** The versions of the contract that were endorsed while it ran. */
  readonly endorsed: readonly number[]
}

export const isVoid = ({ startsOn, endsOn }: Pick<PersonCover, 'startsOn' | 'endsOn'>): boolean =>
  endsOn < startsOn

const withClass = (classes: PersonCover['classes'], from: string, key: string): PersonCover['classes'] => {
  const earlier = classes.filter((one) => one.from < from)
  return earlier.at(-1)?.key === key ? earlier : [...earlier, { from, key }]
}

function after(cover: PersonCover | null, event: CoverEvent): PersonCover {
  if (cover === null) {
    if (event.kind !== 'added' && event.kind !== 'renewed')
      throw new Error(`a cover does not begin with ${event.kind}`)
    const { day, lastDay, classKey, waitingFrom } = event
    const classes = [{ from: day, key: classKey }]
    return { startsOn: day, endsOn: lastDay, waitingFrom, classes, endReason: null, endorsed: [] }
  }
  switch (event.kind) {
    case 'added':
    case 'renewed':
      return {
        ...cover,
        endsOn: event.lastDay,
        endReason: null,
        classes: withClass(cover.classes, event.day, event.classKey),
      }
    case 'changed':
      return { ...cover, classes: withClass(cover.classes, event.day, event.classKey) }
    case 'endorsed':
      return { ...cover, endorsed: [...cover.endorsed, event.versionNo] }
    case 'ended': {
      const last = addDays(event.day, -1)
      const nothing = addDays(cover.startsOn, -1)
      return { ...cover, endsOn: last > nothing ? last : nothing, endReason: event.reason }
    }
  }
}

export function coverAfter(events: readonly CoverEvent[]): PersonCover {
  const cover = events.reduce<PersonCover | null>(after, null)
  if (cover === null) throw new Error('a cover has at least one event')
  return cover
}

export const isCoveredOn = ({ startsOn, endsOn }: PersonCover, day: string): boolean =>
  startsOn <= day && day <= endsOn

export function classOn({ classes }: PersonCover, day: string): string | null {
  let key: string | null = null
  for (const one of classes) if (one.from <= day) key = one.key
  return key
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** Covered days of each class from one day to another, both included: what a premium by the day is charged for. */
export function premiumDays(cover: PersonCover, from: string, to: string): ReadonlyMap<string, number> {
  const days = new Map<string, number>()
  const [first, last] = [later(cover.startsOn, from), earlier(cover.endsOn, to)]
  for (const [at, { from: since, key }] of cover.classes.entries()) {
    const next = cover.classes[at + 1]
    const until = next ? earlier(addDays(next.from, -1), last) : last
    const count = daysBetween(later(since, first), until) + 1
    if (count > 0) days.set(key, (days.get(key) ?? 0) + count)
  }
  return days
}
