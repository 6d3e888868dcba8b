import { expect, test } from 'vitest'
import {
  appraisalTags,
  counsellingFields,
  counsellingLanguages,
  counsellingWays,
  crisisLine,
  freeWhens,
} from './counselling.ts'

test.each([
  ['what a counsellor helps with', counsellingFields, 8],
  ['what one speaks', counsellingLanguages, 3],
  ['what is said of a session', appraisalTags, 6],
  ['when somebody has time', freeWhens, 5],
])('%s are chosen by unique Chinese names', (_, names, count) => {
  const labels = Object.values(names)
  expect(new Set(labels).size).toBe(count)
  for (const name of labels) expect(name).toMatch(/^[\u4e00-\u9fff]{2,}$/)
})

test("video and voice sessions have a link, others take place in the counsellor's practice", () => {
  expect(counsellingWays).toEqual({
    video: { name: '视频', isRemote: true },
    voice: { name: '语音', isRemote: true },
    onSite: { name: '到店', isRemote: false },
  })
})

test('the crisis line is the national one', () => {
  expect(crisisLine).toBe('12356')
})
