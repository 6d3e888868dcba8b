/** The openings, and the pictures taken of each: one opening serves every look that needs no other person or mode. */
import type { ScreenState, ShotOptions } from './arguments.ts'
import type { Viewer } from './sessions.ts'
import type { ScreenVisit } from './visits.ts'
import type { PhoneMode } from './wear.ts'

export interface PageOpening {
  readonly visit: ScreenVisit
  readonly state: ScreenState
  readonly who: Viewer | null
  readonly isElder: boolean
  /** The colours and tiles of another company, for a screen that no member of it could open. */
  readonly isOtherTheme: boolean
  readonly looks: readonly PhoneMode[]
}

/** Only the size or the phone's own setting differs: the same page, photographed again. */
const sameOpening: ReadonlySet<string> = new Set(['phone', 'small', 'dark', 'narrow', 'wide', 'enlarged'])
const elderly = ['elder', 'elder-small'] as const

/** A state belongs to the screen, not to the row: one picture per screen. A member's own record is never empty. */
const hasState = (visit: ScreenVisit, state: ScreenState): boolean => {
  if (state === 'data') return true
  if (state === 'empty') return visit.isFirst && !visit.isOwn && visit.who === 'linXiao'
  return visit.isFirst
}

function openingsOf(
  visit: ScreenVisit,
  state: ScreenState,
  chosenLooks: ShotOptions['looks'],
): PageOpening[] {
  const who = state === 'empty' ? 'newcomer' : visit.who
  const plain = { visit, state, who, isElder: false, isOtherTheme: false }
  const openings: PageOpening[] = []
  const looks = chosenLooks.filter((look): look is PhoneMode => sameOpening.has(look))
  if (looks.length > 0) openings.push({ ...plain, looks })
  for (const look of elderly)
    if (chosenLooks.includes(look) && visit.isFirst) openings.push({ ...plain, isElder: true, looks: [look] })
  if (chosenLooks.includes('theme') && visit.isFirst && who !== null) {
    const isHers = state !== 'empty' && who === 'linXiao' && !visit.isOwn
    openings.push({ ...plain, who: isHers ? 'zhouLan' : who, isOtherTheme: !isHers, looks: ['theme'] })
  }
  return openings
}

export function planOf(
  visits: readonly ScreenVisit[],
  { filters: words, looks, states }: ShotOptions,
): PageOpening[] {
  const meant = visits.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
  return states.flatMap((state) =>
    meant.filter((visit) => hasState(visit, state)).flatMap((visit) => openingsOf(visit, state, looks)),
  )
}
