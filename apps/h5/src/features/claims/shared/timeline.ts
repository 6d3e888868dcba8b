import type { CaseDetail, TimelineEvent } from '@yf/contract/claim-shapes'
import { type CaseState, caseStates } from '@yf/domain/claim-case'
import type { TimelineStep } from '#ui/timeline/timeline.tsx'
import { isRunning, momentText } from './case-state.ts'

type Event<State> = Omit<TimelineEvent, 'state'> & { readonly state: State }

export interface Progress<State> extends Pick<CaseDetail, 'nextStep' | 'expectedTime'> {
  readonly state: State
  readonly timeline: readonly Event<State>[]
}

/** How a timeline interprets the states of its subject. */
export interface StateMeanings<State extends number> {
  /** Staff work on it or wait for the member. */
  readonly isRunning: (state: State) => boolean
  readonly isFailed: (state: State) => boolean
  /** The name of the team that works on it. */
  readonly handler: string
}

export const caseMeanings: StateMeanings<CaseState> = {
  isRunning,
  isFailed: (state) => state === caseStates.rejected,
  handler: '理赔专员',
}

/** 预计 11-17 18:00 前 */
export const expectedText = (moment: string): string => `预计 ${momentText(moment)} 前`

function markOf<State extends number>(
  event: Event<State>,
  isLast: boolean,
  meanings: StateMeanings<State>,
): TimelineStep['state'] {
  if (meanings.isFailed(event.state)) return 'failed'
  return isLast && meanings.isRunning(event.state) ? 'current' : 'done'
}

function actorOf(actor: TimelineEvent['actor'], handler: string): string {
  if (actor === 'handler') return handler
  return actor === 'me' ? '您' : '系统'
}

const stepOf = <State extends number>(
  event: Event<State>,
  key: string,
  isLast: boolean,
  meanings: StateMeanings<State>,
): TimelineStep => ({
  key,
  title: event.stateName,
  state: markOf(event, isLast, meanings),
  time: momentText(event.time),
  actor: actorOf(event.actor, meanings.handler),
  ...(event.words ? { note: event.words } : {}),
})

/** Past events, newest first, with the next step. */
export function timelineSteps<State extends number>(
  { state, timeline, nextStep, expectedTime }: Progress<State>,
  meanings: StateMeanings<State>,
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
