import { expect, test } from 'vitest'
import { fromMoment } from '@yf/domain/dates'
import { dueState, dueText } from './due.ts'

const at = (moment: string) => fromMoment(moment).getTime()

test.each([
  ['2026-03-04 10:20:00', '2026-03-02 10:00:00', 'fine', '03-04 10:20 前'],
  ['2026-03-02 14:00:00', '2026-03-02 10:00:00', 'fine', '今天 14:00 前'],
  ['2026-03-02 13:59:00', '2026-03-02 10:00:00', 'soon', '今天 13:59 前'],
  ['2026-03-09 09:30:00', '2026-03-06 17:00:00', 'soon', '03-09 09:30 前'],
  ['2026-03-02 10:00:00', '2026-03-02 10:00:01', 'late', '超时不到1小时'],
  ['2026-03-06 17:30:00', '2026-03-09 09:30:00', 'late', '超时1小时'],
  ['2026-03-02 10:00:00', '2026-03-04 10:00:00', 'late', '超时2个工作日'],
])('a case due at %s, viewed at %s, is %s: %s', (due, now, state, text) => {
  expect([dueState(due, at(now)), dueText(due, at(now))]).toEqual([state, text])
})
