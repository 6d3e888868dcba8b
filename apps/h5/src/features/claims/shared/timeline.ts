import type { CaseDetail, TimelineEvent } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import type { TimelineStep } from '#ui/timeline/timeline.tsx'
import { isRunning, momentText } from './case-state.ts'

type Told = Pick<CaseDetail, 'state' | 'timeline' | 'nextStep' | 'expectedTime'>

const actors: Readonly<Record<TimelineEvent['actor'], string>> = {
  me: '您',
  system: '系统',
  handler: '理赔专员',
}

/** 预计 11-17 18:00 前 */
export const expectedText = (moment: string): string => `预计 ${momentText(moment)} 前`

function markOf(event: TimelineEvent, isLast: boolean): TimelineStep['state'] {
  if (event.state === caseStates.rejected) return 'failed'
  return isLast && isRunning(event.state) ? 'current' : 'done'
}

const stepOf = (event: TimelineEvent, key: string, isLast: boolean): TimelineStep => ({
  key,
  title: event.stateName,
  state: markOf(event, isLast),
  time: momentText(event.time),
  actor: actors[event.actor],
  ...(event.words ? { note: event.words } : {}),
})

/** What has happened, the newest first, with what comes next beside it. */
export function timelineSteps({ state, timeline, nextStep, expectedTime }: Told): TimelineStep[] {
  const steps: TimelineStep[] = []
  // Old phones lack toReversed.
  timeline.forEach((event, at) => steps.unshift(stepOf(event, String(at), at === timeline.length - 1)))
  const [newest] = steps
  if (newest && isRunning(state)) {
    if (nextStep) newest.next = nextStep
    if (expectedTime) newest.expected = expectedText(expectedTime)
  }
  return steps
}
