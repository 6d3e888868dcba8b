import { expect, test } from 'vitest'
import { activityDeskCalls } from '@yf/contract/activity-desk'
import { appointmentDeskCalls } from '@yf/contract/appointment-desk'
import { billDeskCalls } from '@yf/contract/bill-desk'
import type { Call } from '@yf/contract/call'
import { counsellingDeskCalls } from '@yf/contract/counselling-desk'
import { examDeskCalls } from '@yf/contract/exam-desk'
import { invoiceDeskCalls } from '@yf/contract/invoice-desk'
import { orderDeskCalls } from '@yf/contract/order-desk'
import { personnelCalls } from '@yf/contract/personnel'
import { pointsDeskCalls } from '@yf/contract/points-desk'
import { serviceDeskCalls } from '@yf/contract/service-desk'
import { voiceDeskCalls } from '@yf/contract/voice-desk'
import { workbenchCalls } from '@yf/contract/workbench'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

interface Room {
  readonly call: Call
  readonly who: string
  /** How each of the lists is asked for by itself. */
  readonly lists: Readonly<Record<string, object>>
}

const byState = (...states: readonly number[]) =>
  Object.fromEntries(states.map((state) => [String(state), { state }]))

const rooms: Readonly<Record<string, Room>> = {
  exams: {
    call: examDeskCalls.list,
    who: 'senior1',
    lists: { ...byState(1, 2, 3, 4, 5), confirm: { toConfirm: 1 }, all: {} },
  },
  orders: {
    call: orderDeskCalls.orders,
    who: 'operator1',
    lists: { ...byState(1, 2, 3, 4, 5, 6, 7), all: {} },
  },
  'orders of the mall': {
    call: orderDeskCalls.orders,
    who: 'operator1',
    lists: Object.fromEntries(
      Object.entries({ ...byState(1, 2, 3, 4, 5, 6, 7), all: {} }).map(([list, asked]) => [
        list,
        { ...asked, kind: 'mall' },
      ]),
    ),
  },
  sales: {
    call: orderDeskCalls.sales,
    who: 'service1',
    lists: {
      asked: { state: 1 },
      confirm: { isToConfirm: 1 },
      appeal: { isAppealed: 1 },
      sending: { state: 2 },
      coming: { state: 3 },
      paying: { state: 4 },
      all: {},
    },
  },
  bills: {
    call: billDeskCalls.bills,
    who: 'operator1',
    lists: { open: { state: 'open' }, paid: { state: 'paid' }, void: { state: 'void' } },
  },
  invoices: {
    call: invoiceDeskCalls.bills,
    who: 'finance1',
    lists: Object.fromEntries(
      ['troubled', 'open', 'issued', 'reversed', 'all'].map((which) => [which, { which }]),
    ),
  },
  adjustments: {
    call: pointsDeskCalls.adjustments,
    who: 'finance1',
    lists: Object.fromEntries(['proposed', 'confirmed', 'refused'].map((state) => [state, { state }])),
  },
  sessions: {
    call: counsellingDeskCalls.bookings,
    who: 'counselling1',
    lists: { ...byState(2, 3, 4, 5), all: {} },
  },
  appointments: {
    call: appointmentDeskCalls.bookings,
    who: 'operator1',
    lists: { ...byState(2, 3, 4, 5), all: {} },
  },
  messages: {
    call: serviceDeskCalls.messages,
    who: 'service1',
    lists: { open: { isAnswered: 0 }, answered: { isAnswered: 1 } },
  },
  suggestions: {
    call: voiceDeskCalls.suggestions,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  advice: {
    call: voiceDeskCalls.advice,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  evaluations: {
    call: voiceDeskCalls.evaluations,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  leads: {
    call: activityDeskCalls.leads,
    who: 'operator1',
    lists: { open: { isContacted: 0 }, contacted: { isContacted: 1 } },
  },
  consultations: {
    call: serviceDeskCalls.consultations,
    who: 'service1',
    lists: {
      waiting: { state: 1 },
      untold: { isUntold: 1 },
      open: { state: 2 },
      ended: { state: 3 },
      cancelled: { state: 4 },
      unpaid: { state: 5 },
      all: {},
    },
  },
  payments: {
    call: workbenchCalls.payments,
    who: 'senior1',
    lists: Object.fromEntries(['waiting', 'sent', 'failed', 'paid'].map((state) => [state, { state }])),
  },
  registrations: {
    call: personnelCalls.registrations,
    who: 'hr2',
    lists: { waiting: { isWaiting: 1 }, decided: { isWaiting: 0 } },
  },
}

interface Answered {
  readonly records: readonly unknown[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

async function totalsIn({ call, who, lists }: Room) {
  const token = await server.staffTokenOf(who)
  const answers = await Promise.all(
    Object.entries(lists).map(async ([list, asked]) => {
      const { result } = await server.call(call, { ...asked, pageNo: 1, pageSize: 100 } as never, { token })
      return [list, result as Answered] as const
    }),
  )
  return answers
}

test.each(Object.entries(rooms))('%s: a tab counts what its list holds', async (_, room) => {
  const answers = await totalsIn(room)
  // The naive way: each list walked to its end.
  const walked = Object.fromEntries(
    answers.map(([list, { records, total }]) => [list, total > 100 ? total : records.length]),
  )
  for (const [, { counts }] of answers) expect(counts).toMatchObject(walked)
})

test('the rooms are not all empty: what is compared is there', async () => {
  const sums = await Promise.all(
    Object.entries(rooms).map(async ([name, room]) => {
      const [answer] = await totalsIn(room)
      return [name, Object.values(answer![1].counts).reduce((sum, count) => sum + count, 0)] as const
    }),
  )
  const empty = sums.flatMap(([name, sum]) => (sum === 0 ? [name] : []))
  expect(empty).toEqual(['registrations'])
})

test('batches bring the same counts as payments, and their own', async () => {
  const token = await server.staffTokenOf('senior1')
  const page = { pageNo: 1, pageSize: 20 }
  const payments = await server.call(workbenchCalls.payments, { ...page, state: 'paid' }, { token })
  const batches = await server.call(workbenchCalls.batches, page, { token })
  expect(batches.result.counts).toEqual(payments.result.counts)
  expect(batches.result.counts.batches).toBe(batches.result.total)
})
