import { expect, test } from 'vitest'
import { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import { billsAdminCalls } from '@yf/contract/bills-admin'
import type { Call } from '@yf/contract/call'
import { eapAdminCalls } from '@yf/contract/eap-admin'
import { examAdminCalls } from '@yf/contract/exam-admin'
import { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { personnelAdminCalls } from '@yf/contract/personnel-admin'
import { pointsAdminCalls } from '@yf/contract/points-admin'
import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

interface CountedCall {
  readonly call: Call
  readonly who: string
  /** The query that returns each list by itself. */
  readonly lists: Readonly<Record<string, object>>
}

const byState = (...states: readonly number[]) =>
  Object.fromEntries(states.map((state) => [String(state), { state }]))

const rooms: Readonly<Record<string, CountedCall>> = {
  exams: {
    call: examAdminCalls.list,
    who: 'senior1',
    lists: { ...byState(1, 2, 3, 4, 5), confirm: { toConfirm: 1 }, all: {} },
  },
  orders: {
    call: ordersAdminCalls.orders,
    who: 'operator1',
    lists: { ...byState(1, 2, 3, 4, 5, 6, 7), all: {} },
  },
  'orders of the mall': {
    call: ordersAdminCalls.orders,
    who: 'operator1',
    lists: Object.fromEntries(
      Object.entries({ ...byState(1, 2, 3, 4, 5, 6, 7), all: {} }).map(([list, filter]) => [
        list,
        { ...filter, kind: 'mall' },
      ]),
    ),
  },
  sales: {
    call: ordersAdminCalls.sales,
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
    call: billsAdminCalls.bills,
    who: 'operator1',
    lists: { open: { state: 'open' }, paid: { state: 'paid' }, void: { state: 'void' } },
  },
  invoices: {
    call: invoicesAdminCalls.bills,
    who: 'finance1',
    lists: Object.fromEntries(
      ['troubled', 'open', 'issued', 'reversed', 'all'].map((list) => [list, { which: list }]),
    ),
  },
  adjustments: {
    call: pointsAdminCalls.adjustments,
    who: 'finance1',
    lists: Object.fromEntries(['proposed', 'confirmed', 'refused'].map((state) => [state, { state }])),
  },
  sessions: {
    call: eapAdminCalls.bookings,
    who: 'counselling1',
    lists: { ...byState(2, 3, 4, 5), all: {} },
  },
  appointments: {
    call: appointmentsAdminCalls.bookings,
    who: 'operator1',
    lists: { ...byState(2, 3, 4, 5), all: {} },
  },
  messages: {
    call: customerServiceAdminCalls.messages,
    who: 'service1',
    lists: { open: { isAnswered: 0 }, answered: { isAnswered: 1 } },
  },
  suggestions: {
    call: feedbackAdminCalls.suggestions,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  advice: {
    call: feedbackAdminCalls.advice,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  evaluations: {
    call: feedbackAdminCalls.evaluations,
    who: 'service1',
    lists: { open: { isHandled: 0 }, handled: { isHandled: 1 } },
  },
  leads: {
    call: activitiesAdminCalls.leads,
    who: 'operator1',
    lists: { open: { isContacted: 0 }, contacted: { isContacted: 1 } },
  },
  consultations: {
    call: customerServiceAdminCalls.consultations,
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
    call: claimsAdminCalls.payments,
    who: 'senior1',
    lists: Object.fromEntries(['waiting', 'sent', 'failed', 'paid'].map((state) => [state, { state }])),
  },
  registrations: {
    call: personnelAdminCalls.registrations,
    who: 'hr2',
    lists: { waiting: { isWaiting: 1 }, decided: { isWaiting: 0 } },
  },
}

interface ListTotals {
  readonly records: readonly unknown[]
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
}

async function totalsIn({ call, who, lists }: CountedCall) {
  const token = await server.staffTokenOf(who)
  const answers = await Promise.all(
    Object.entries(lists).map(async ([list, filter]) => {
      const { result } = await server.call(call, { ...filter, pageNo: 1, pageSize: 100 } as never, { token })
      return [list, result as ListTotals] as const
    }),
  )
  return answers
}

test.each(Object.entries(rooms))('%s: the count of a tab equals the length of its list', async (_, room) => {
  const answers = await totalsIn(room)
  // The naive way: walks each list to its end.
  const walked = Object.fromEntries(
    answers.map(([list, { records, total }]) => [list, total > 100 ? total : records.length]),
  )
  for (const [, { counts }] of answers) expect(counts).toMatchObject(walked)
})

test('not all counts are zero, so the comparison is meaningful', async () => {
  const sums = await Promise.all(
    Object.entries(rooms).map(async ([name, room]) => {
      const [answer] = await totalsIn(room)
      return [name, Object.values(answer![1].counts).reduce((sum, count) => sum + count, 0)] as const
    }),
  )
  const empty = sums.flatMap(([name, sum]) => (sum === 0 ? [name] : []))
  expect(empty).toEqual(['registrations'])
})

test('batches return the same counts as payments, and their own', async () => {
  const token = await server.staffTokenOf('senior1')
  const page = { pageNo: 1, pageSize: 20 }
  const payments = await server.call(claimsAdminCalls.payments, { ...page, state: 'paid' }, { token })
  const batches = await server.call(claimsAdminCalls.batches, page, { token })
  expect(batches.result.counts).toEqual(payments.result.counts)
  expect(batches.result.counts.batches).toBe(batches.result.total)
})
