import type { TimelineEvent } from '@yf/contract/claim-shapes'
import type { CaseState } from '@yf/domain/claim-case'
import { expect, test } from 'vitest'
import { caseMeanings, timelineSteps, type Progress } from './timeline.ts'

const event = (state: CaseState, stateName: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  state,
  stateName,
  time: '2026-11-15 14:30:00',
  actor: 'system',
  words: '',
  ...more,
})

test('shows the newest event first, with the next step and its date', () => {
  const progress: Progress<CaseState> = {
    state: 2,
    timeline: [
      event(1, '已提交', { actor: 'me', words: '提交申请' }),
      event(2, '资料审核', { actor: 'handler' }),
    ],
    nextStep: '理赔专员正在审核资料',
    expectedTime: '2026-11-17 18:00:00',
  }
  const steps = timelineSteps(progress, caseMeanings)
  expect(steps).toEqual([
    {
      key: '1',
      title: '资料审核',
      state: 'current',
      time: '11-15 14:30',
      actor: '理赔专员',
      next: '理赔专员正在审核资料',
      expected: '预计 11-17 18:00 前',
    },
    { key: '0', title: '已提交', state: 'done', time: '11-15 14:30', actor: '您', note: '提交申请' },
  ])
})

test('shows no next step for a closed case and marks a rejection', () => {
  const progress: Progress<CaseState> = {
    state: 7,
    timeline: [event(7, '拒赔')],
    nextStep: null,
    expectedTime: null,
  }
  const [step] = timelineSteps(progress, caseMeanings)
  expect(step).toEqual({ key: '0', title: '拒赔', state: 'failed', time: '11-15 14:30', actor: '系统' })
})
