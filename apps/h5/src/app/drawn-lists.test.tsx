import { act, cleanup, screen } from '@testing-library/react'
import { appointmentCalls } from '@yf/contract/appointments'
import { cardCalls } from '@yf/contract/cards'
import { claimCalls } from '@yf/contract/claims'
import { consultationCalls } from '@yf/contract/consultation'
import { couponCalls } from '@yf/contract/coupons'
import { examCalls } from '@yf/contract/exam'
import { familyCalls } from '@yf/contract/family'
import { invoiceCalls } from '@yf/contract/invoices'
import { messageCalls } from '@yf/contract/messages'
import { optionalBenefitCalls } from '@yf/contract/optional-benefits'
import { orderCalls } from '@yf/contract/orders'
import { appointment } from '#features/appointments/test-appointments.ts'
import { summary } from '#features/claims/records/case-sample.ts'
import { row as consultation } from '#features/consultation/test-consultations.ts'
import { order } from '#features/orders/test-order.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { besideCare, careLists } from './test-care-lists.ts'
import type { DrawnList } from './test-drawn-list.ts'

/** Called by the end of the list when it becomes visible. */
let reachEnd: (() => void) | null = null
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    reachEnd = () => callback([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {
    reachEnd = null
  }
}

const server = envelopeStage({ endsInSheet: true })
beforeAll(registerRoutes)
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  server.answers(invoiceCalls.titles, [])
  server.answers(appointmentCalls.waits, [])
  server.answers(appointmentCalls.modules, [])
  server.answers(familyCalls.list, [])
  server.answers(cardCalls.radar, { isOn: 0, items: [], totalFen: 0 })
  server.answers(cardCalls.allBookings, { records: [], total: 0 })
  server.answers(optionalBenefitCalls.optionalOffers, [])
  server.answers(messageCalls.unread, { messageNum: 0, noticeNum: 0 })
  for (const [row, answer] of besideCare) server.answers(row, answer as never)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lists: readonly DrawnList[] = [
  ...careLists,
  {
    name: 'reimbursements',
    row: examCalls.list,
    at: '/expense/record',
    load: () => import('#features/exam/screens/expense-records.screen.tsx'),
    empty: /没有|暂无/,
    one: {
      examNo: 'E1',
      state: 1,
      stateName: '审核中',
      memberName: '林晓',
      institution: '瑞安体检',
      day: '2026-03-02',
      amountFen: 80_000,
      approvedFen: null,
      submitTime: '2026-03-02 09:30:00',
    },
  },
  {
    name: 'orders',
    row: orderCalls.list,
    at: '/order',
    load: () => import('#features/orders/screens/order.screen.tsx'),
    empty: /没有|暂无/,
    one: order,
  },
  {
    name: 'coupons',
    row: couponCalls.mine,
    at: '/coupons/index',
    load: () => import('#features/coupons/screens/my-coupons.screen.tsx'),
    empty: /没有|暂无/,
    one: {
      batchId: 'b1',
      name: '满百减二十',
      couponType: 1,
      reduceMoney: 2000,
      fullMoney: 10_000,
      isForAll: 1,
      note: '',
      state: 1,
      stateName: '可用',
      isLocked: 0,
      orderId: null,
      validFrom: '2026-11-01 00:00:00',
      validUntil: '2026-12-01 00:00:00',
      endsSoon: 0,
    },
    beside: { counts: { usable: 0, used: 0, expired: 0 } },
  },
  {
    name: 'invoices',
    row: invoiceCalls.bills,
    at: '/invoice/mine',
    load: () => import('#features/invoices/screens/invoice-mine.screen.tsx'),
    empty: /没有|暂无/,
    one: {
      state: 3,
      stateName: '已开票',
      titleKind: 'personal',
      titleName: '林晓',
      amountFen: 14_800,
      reversedFen: 0,
      orderCount: 1,
      createTime: '2026-11-02 10:00:00',
    },
  },
  {
    name: 'notices',
    row: messageCalls.list,
    at: '/message?tab=2',
    load: () => import('#features/messages/screens/message.screen.tsx'),
    empty: /没有|暂无/,
    one: {
      companyId: 'c1',
      title: '通知',
      content: '内容',
      createTime: '2026-03-02 09:30:00',
      readStatus: 1,
      status: 1,
      type: 1,
      jumpUrl: null,
      jumpUrlCode: null,
      activityJumpUrl: null,
    },
    beside: { asOf: 1 },
  },
  {
    name: 'claims',
    row: claimCalls.list,
    at: '/claimRecords',
    load: () => import('#features/claims/records/screens/claim-records.screen.tsx'),
    empty: /没有|暂无/,
    one: summary({ state: 1, stateName: '已提交' }),
  },
  {
    name: 'consultations',
    row: consultationCalls.list,
    at: '/consultationRecord',
    load: () => import('#features/consultation/screens/consultation-records.screen.tsx'),
    empty: /没有|暂无/,
    one: consultation,
  },
  {
    name: 'appointments',
    row: appointmentCalls.list,
    at: '/appointmentRecords',
    load: () => import('#features/appointments/screens/appointment-records.screen.tsx'),
    empty: /没有|暂无/,
    one: appointment,
  },
  {
    name: 'cards',
    row: cardCalls.pack,
    at: '/yfCards',
    load: () => import('#features/cards/screens/yf-cards.screen.tsx'),
    empty: /没有/,
    one: {
      kind: 'card',
      name: '就医陪诊卡',
      summary: '',
      packageSupplierCode: 'FUYA',
      startTime: '2026-01-01 00:00:00',
      endTime: '2036-12-31 23:59:59',
      status: 1,
      userFamilyId: null,
      userName: null,
      unit: 'times',
      total: 2,
      used: 0,
    },
    beside: { counts: { usable: 0, usedUp: 0, lapsed: 0 } },
  },
]

interface ListRequest {
  readonly query: Record<string, unknown>
  readonly input: Record<string, unknown>
}

/** Some lists are requested by address, some by body. */
const pageOf = ({ query, input }: ListRequest) => {
  const { pageNo, pageSize } = { ...input, ...query }
  return { pageNo: Number(pageNo), pageSize: Number(pageSize) }
}

function answers({ row, one, beside }: DrawnList, total: number): void {
  server.answers(row, ((request: ListRequest) => {
    const { pageNo, pageSize } = pageOf(request)
    const from = (pageNo - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, total - from))
    const records = Array.from({ length: count }, (_, at) => ({
      ...one,
      id: `r${from + at}`,
      caseId: `r${from + at}`,
    }))
    return { ...beside, records, total }
  }) as never)
}

/** Rendering a thousand rows in a test browser is slow: usually four pages, and all rows in `npm run campaign`. */
const most = process.env['CAMPAIGN'] ? 1000 : 40
const cases = lists.flatMap((list) => [1, 10, most].map((total) => ({ ...list, total })))

async function show(list: DrawnList, total: number): Promise<void> {
  answers(list, total)
  const { default: Screen } = await list.load()
  openAt(list.at, <Screen />)
}

test.each(lists)('$name: 0 rows', async (list) => {
  await show(list, 0)
  expect((await screen.findAllByText(list.empty)).length).toBeGreaterThan(0)
  expect(screen.queryByText('没有更多了')).toBeNull()
})

test.each(cases)('$name: $total rows', { timeout: 120_000 }, async ({ total, ...list }) => {
  await show(list, total)
  for (let page = 1; page < total / 10; page += 1) {
    await vi.waitUntil(() => reachEnd !== null, { interval: 1, timeout: 30_000 })
    await act(async () => {
      reachEnd?.()
      // Becoming visible twice triggers one request.
      reachEnd?.()
    })
  }
  // Not by roles, because looking up a thousand of them is slow.
  const end = () =>
    [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === '没有更多了')
  await vi.waitUntil(end, { interval: 5, timeout: 30_000 })
  const counts = [...document.querySelectorAll('ul')].map(({ children }) => children.length)
  expect(Math.max(...counts)).toBe(total)
  const requestedPages = server
    .sent(list.row)
    .map(pageOf)
    .filter(({ pageSize }) => pageSize === 10)
    .map(({ pageNo }) => pageNo)
    .slice(list.earlierRequests ?? 0)
  expect(requestedPages).toEqual(Array.from({ length: Math.max(1, total / 10) }, (_, at) => at + 1))
})
