import type {
  FengshiChange,
  FengshiDay,
  FengshiOrder,
  FengshiReport,
  FengshiOrderStatus,
  FengshiStatus,
} from '@yf/partner-contract/fengshi'
import { perDay } from './catalogue.ts'

export interface StoredExamOrder extends FengshiOrder {
  date: string
  status: FengshiStatus
  reason: string | null
  reportNo: string | null
}

const most = 20_000
const dayMs = 86_400_000

/** How many people an institution takes on a day, and how many more it can take beside these orders. */
function createCapacities(orders: ReadonlyMap<string, StoredExamOrder>) {
  const capacities = new Map<string, number>()

  const capacityKey = (institutionCode: string, date: string) => `${institutionCode} ${date}`
  const isClosed = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
  const capacityOf = (institutionCode: string, date: string): number =>
    capacities.get(capacityKey(institutionCode, date)) ??
    (isClosed(date) ? 0 : (perDay(institutionCode) ?? 0))
  const bookedOn = (institutionCode: string, date: string): number =>
    [...orders.values()].filter(
      (order) =>
        order.institutionCode === institutionCode &&
        order.date === date &&
        (order.status === 'PENDING' || order.status === 'CONFIRMED'),
    ).length
  const leftOn = (institutionCode: string, date: string): number => {
    // An explicitly set capacity is exact.
    const strangers = capacities.has(capacityKey(institutionCode, date)) ? 0 : strangersOn(date)
    return Math.max(0, capacityOf(institutionCode, date) - bookedOn(institutionCode, date) - strangers)
  }
  const setCapacity = (institutionCode: string, date: string, capacity: number) =>
    void capacities.set(capacityKey(institutionCode, date), capacity)
  const openDaysOf = (institutionCode: string, month: string): FengshiDay[] =>
    daysOf(month)
      .map((date) => ({
        date,
        total: capacityOf(institutionCode, date),
        left: leftOn(institutionCode, date),
      }))
      .filter(({ total }) => total > 0)
  return { leftOn, openDaysOf, setCapacity }
}

/**
 * The data of FENGSHI: orders, cancellations, changes, reports and daily capacity. It resets at each start while the
 * product keeps its data, so an unknown order is accepted.
 */
export function createExamBooks() {
  const orders = new Map<string, StoredExamOrder>()
  /** Cancelled before they arrived: these orders are no longer accepted. */
  const unwanted = new Set<string>()
  const changes = new Map<string, boolean>()
  const reports = new Map<string, FengshiReport>()
  const { leftOn, openDaysOf, setCapacity } = createCapacities(orders)

  return {
    orders: (): readonly StoredExamOrder[] => [...orders.values()].toReversed(),
    orderOf: (orderNo: string): StoredExamOrder | undefined => orders.get(orderNo),
    /** The same number is the same order: only the first call takes a slot, or finds none. */
    take(order: FengshiOrder): { order: StoredExamOrder; isNew: boolean } {
      const earlier = orders.get(order.orderNo)
      if (earlier) return { order: earlier, isNew: false }
      const isUnwanted = unwanted.has(order.orderNo)
      const isFull = leftOn(order.institutionCode, order.date) === 0
      const status = isUnwanted ? 'CANCELLED' : isFull ? 'REFUSED' : 'PENDING'
      const reason = status === 'REFUSED' ? '当天已约满' : null
      const stored: StoredExamOrder = { ...order, status, reason, reportNo: null }
      remember(orders, order.orderNo, stored)
      return { order: stored, isNew: true }
    },
    decide(order: StoredExamOrder, status: 'CONFIRMED' | 'REFUSED', reason: string | null = null): boolean {
      if (order.status !== 'PENDING') return false
      Object.assign(order, { status, reason })
      return true
    },
    cancel(orderNo: string): void {
      const order = orders.get(orderNo)
      if (order) order.status = 'CANCELLED'
      else unwanted.add(orderNo)
    },
    /** null if the order does not exist. */
    change({ orderNo, changeNo, date }: FengshiChange): boolean | null {
      const order = orders.get(orderNo)
      if (!order) return null
      const before = changes.get(changeNo)
      if (before !== undefined) return before
      const isAccepted = order.status === 'CONFIRMED' && leftOn(order.institutionCode, date) > 0
      if (isAccepted) order.date = date
      changes.set(changeNo, isAccepted)
      return isAccepted
    },
    /** Whole months: the caller knows the current day in its time zone. */
    month(institutionCode: string, month: string): FengshiDay[] | null {
      if (perDay(institutionCode) === null) return null
      return openDaysOf(institutionCode, month)
    },
    setCapacity,
    keepReport(order: StoredExamOrder, report: FengshiReport): void {
      order.reportNo = report.reportNo
      remember(reports, report.reportNo, report)
    },
    reportOf: (reportNo: string): FengshiReport | undefined => reports.get(reportNo),
  }
}

export type ExamBooks = ReturnType<typeof createExamBooks>

export const orderStatusOf = ({ orderNo, status, date, reason }: StoredExamOrder): FengshiOrderStatus => ({
  orderNo,
  status,
  date,
  reason,
})

/** Bookings of other customers: the same number for each day, so that capacity is stable. */
const strangersOn = (date: string): number => (Number(date.slice(8)) * 7) % 13

function daysOf(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  if (Number.isNaN(first)) return []
  return Array.from({ length: 31 }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  ).filter((date) => date.startsWith(month))
}

function remember<T>(memory: Map<string, T>, key: string, value: T) {
  memory.set(key, value)
  const oldest = memory.keys().next().value
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}
