import { expect, test } from 'vitest'
import { sleepReportPdf, type SleepReport } from './sleep-report.ts'
import { pagesOf } from './test-pdf-text.ts'

const night = { bed: '23:10', asleep: '23:40', woke: '06:40', up: '07:10', quality: 4 }
const report: SleepReport = {
  name: '高丽华',
  day: '2026-11-16',
  results: [
    {
      code: 'ISI',
      day: '2026-11-10',
      total: 16,
      most: 28,
      title: '中度失眠',
      advice: '建议按顺序完成课程。',
      alarms: ['白天犯困明显，请暂时不要开车。'],
    },
  ],
  courses: [{ name: '7天睡眠体验', days: 7, done: 4, isDone: false }],
  nights: [
    { day: '2026-11-15', ...night },
    { day: '2026-11-16', ...night, quality: 2 },
  ],
  advice: ['每天在同一时间起床。'],
}

test('states the results, the progress of the courses, every night, and the author of the advice', async () => {
  const text = (await pagesOf(await sleepReportPdf(report))).join('\n')
  for (const phrase of [
    '高丽华',
    '失眠程度自评',
    '16 / 28',
    '中度失眠',
    '白天犯困明显',
    '练习 4 / 7 天',
    '2026-11-15',
    '7小时',
    '87%',
    '较差',
    '每天在同一时间起床',
    '不是医学诊断',
  ])
    expect(text).toContain(phrase)
})

test('the same content gives the same file, and empty sections have no heading', async () => {
  const bare = { ...report, courses: [], nights: [], advice: [] }
  const [once, again] = [await sleepReportPdf(bare), await sleepReportPdf(bare)]
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true)
  const text = (await pagesOf(once)).join('\n')
  for (const phrase of ['课程进度', '睡眠日记', '课程方']) expect(text).not.toContain(phrase)
})
