import type { CaseDetail, TimelineEvent } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import type { TimelineStep } from '#ui/timeline/timeline.tsx'
import { isRunning, momentText } from './case-state.ts'

type TimelineCase = Pick<CaseDetail, 'state' | 'timeline' | 'nextStep' | 'expectedTime'>

/** How a timeline interprets the states of its subject. */
export interface Meanings {
  /** Staff work on it or wait for the member. */
  readonly isRunning: (state: number) => boolean
  readonly isFailed: (state: number) => boolean
  /** The name of the team that works on it. */
  readonly handler: string
}

const ofClaims: Meanings = {
  isRunning,
  isFailed: (state) => state === caseStates.rejected,
  handler: '理赔专员',
}

/** 预计 11-17 18:00 前 */
export const expectedText = (moment: string): string => `预计 ${momentText(moment)} 前`

function markOf(event: TimelineEvent, isLast: boolean, meanings: Meanings): TimelineStep['state'] {
  if (meanings.isFailed(event.state)) return 'failed'
  return isLast && meanings.isRunning(event.state) ? 'current' : 'done'
}

function actorOf({ actor }: TimelineEvent, { handler }: Meanings): string {
  if (actor === 'handler') return handler
  return actor === 'me' ? '您' : '系统'
}

const stepOf = (event: TimelineEvent, key: string, isLast: boolean, meanings: Meanings): TimelineStep => ({
  key,
  title: event.stateName,
  state: markOf(event, isLast, meanings),
  time: momentText(event.time),
  actor: actorOf(event, meanings),
  ...(event.words ? { note: event.words } : {}),
})

/** Past events, newest first, with the next step. */
export function timelineSteps(
  { state, timeline, nextStep, expectedTime }: TimelineCase,
  meanings: Meanings = ofClaims,
): TimelineStep[] {
  const steps: TimelineStep[] = []
  // Old phones lack toReversed.
  timeline.forEach((event, at) =>
    steps.unshift(stepOf(event, String(at), at === timeline.length - 1, meanings)),
  )
  const [newest] = steps
  if (newest && meanings.isRunning(state)) {
    if (nextStep) newest.next = nextStep
    if (expectedTime) newest.expected = expectedText(expectedTime)
  }
  return steps
}
