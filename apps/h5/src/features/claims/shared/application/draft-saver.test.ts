import { CallError } from '@yf/client/call-error'
import type { WriteOutcome } from '@yf/client/outcome'
import type { ApplyDraft } from '@yf/contract/claim-shapes'
import { beforeEach, expect, test, vi } from 'vitest'
import type { UnsentFields } from './apply-form.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'

const saved: WriteOutcome<ApplyDraft> = { ok: true, result: { caseId: 'c1' } as ApplyDraft, message: '' }
const unsaved: WriteOutcome<ApplyDraft> = { ok: false, error: new CallError('unreachable', '请求超时') }
let storedCopy: UnsentFields
let states: SaveState[]
/** The test answers the requests, in their order. */
let open: { info: object; answer: () => void; fail: () => void }[]

beforeEach(() => {
  storedCopy = {}
  states = []
  open = []
})

const start = (unsent: UnsentFields = {}, wait = 0) =>
  new DraftSaver({
    unsent,
    wait,
    send: (info) =>
      new Promise((resolve) => {
        open.push({ info, answer: () => resolve(saved), fail: () => resolve(unsaved) })
      }),
    sendable: ({ phone, ...rest }) => ({ ...rest, ...(phone?.length === 11 ? { phone } : {}) }),
    keep: (now) => {
      storedCopy = now
    },
    onState: (state) => states.push(state),
  })
const openRequests = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count))

test('stores every keystroke at once and sends after a pause', async () => {
  const saver = start()
  saver.change({ hospital: '北' })
  saver.change({ hospital: '北京医院' })
  expect(storedCopy).toEqual({ hospital: '北京医院' })
  await openRequests(1)
  expect(open[0]!.info).toEqual({ hospital: '北京医院' })
  open[0]!.answer()
  await vi.waitFor(() => expect(states.at(-1)).toBe('saved'))
  expect(storedCopy).toEqual({})
})

test('changes made during a save are sent after it, never before', async () => {
  const saver = start()
  saver.change({ hospital: '旧' })
  await openRequests(1)
  saver.change({ hospital: '新', diagnosis: '咽炎' })
  const done = saver.flush()
  expect(open).toHaveLength(1)
  open[0]!.answer()
  await openRequests(2)
  expect(open[1]!.info).toEqual({ hospital: '新', diagnosis: '咽炎' })
  open[1]!.answer()
  await done
  expect(storedCopy).toEqual({})
})

test('without a network everything stays on the phone and goes with the next attempt', async () => {
  const saver = start()
  saver.change({ diagnosis: '咽炎' })
  await openRequests(1)
  open[0]!.fail()
  await vi.waitFor(() => expect(states.at(-1)).toBe('kept'))
  expect(storedCopy).toEqual({ diagnosis: '咽炎' })
  saver.trySave()
  await openRequests(2)
  open[1]!.answer()
  await vi.waitFor(() => expect(storedCopy).toEqual({}))
})

test('a partial phone number stays on the phone while the rest is saved', async () => {
  const saver = start()
  saver.change({ phone: '1380000', diagnosis: '咽炎' })
  await openRequests(1)
  expect(open[0]!.info).toEqual({ diagnosis: '咽炎' })
  open[0]!.answer()
  await vi.waitFor(() => expect(states.at(-1)).toBe('kept'))
  expect(storedCopy).toEqual({ phone: '1380000' })
})

test('sends no old changes after starting over', async () => {
  const saver = start({ diagnosis: '咽炎' })
  saver.discard()
  expect(await saver.flush()).toBeNull()
  expect(open).toHaveLength(0)
})
