import type { ApplyInfo } from '@yf/contract/claim-shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftSaver, type InfoChange } from './draft-saver.ts'

let sent: InfoChange[]
let kept: InfoChange | null
let isDown: boolean
let answer: (() => void) | null

const saver = (unsaved?: InfoChange) =>
  new DraftSaver(
    {
      pause: 600,
      keep: (unsaved) => (kept = unsaved),
      send: async (change) => {
        sent.push(change)
        if (answer !== null) await new Promise<void>((resolve) => (answer = resolve))
        if (isDown) throw new Error('down')
      },
    },
    { familyId: null, phone: '138****0001' } as ApplyInfo,
    unsaved,
  )

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  kept = null
  isDown = false
  answer = null
})
afterEach(() => void vi.useRealTimers())

test('what is typed is sent once, when the person pauses', async () => {
  const { change } = saver()
  change({ hospital: '市' })
  change({ hospital: '市一院' })
  expect([sent, kept]).toEqual([[], { hospital: '市一院' }])
  await vi.advanceTimersByTimeAsync(600)
  expect([sent, kept]).toEqual([[{ hospital: '市一院' }], null])
})

test('what could not be sent stays on the phone and goes with the next change', async () => {
  const { change, flush } = saver()
  isDown = true
  change({ hospital: '市一院' })
  await expect(flush()).rejects.toThrow('down')
  expect(kept).toEqual({ hospital: '市一院' })
  isDown = false
  change({ diagnosis: '感冒' })
  await flush()
  expect([sent[1], kept]).toEqual([{ hospital: '市一院', diagnosis: '感冒' }, null])
})

test('the last word is sent last, however slow the one before was', async () => {
  answer = () => undefined
  const { change, flush } = saver()
  change({ hospital: '甲' })
  const first = flush()
  await vi.advanceTimersByTimeAsync(0)
  change({ hospital: '乙' })
  const second = flush()
  expect(sent).toEqual([{ hospital: '甲' }])
  answer?.()
  answer = null
  await Promise.all([first, second])
  expect(sent).toEqual([{ hospital: '甲' }, { hospital: '乙' }])
  expect(kept).toBeNull()
})

test('everything that is filled in is known, sent or not', () => {
  const { change, info } = saver({ diagnosis: '感冒' })
  change({ hospital: '市一院' })
  expect(info()).toEqual({ familyId: null, phone: '138****0001', diagnosis: '感冒', hospital: '市一院' })
})

test('what a killed page left is sent when nothing else is changed', async () => {
  await saver({ diagnosis: '感冒' }).flush()
  expect(sent).toEqual([{ diagnosis: '感冒' }])
})
