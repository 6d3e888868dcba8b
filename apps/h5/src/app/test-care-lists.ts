import { questionCalls } from '@yf/contract/questions'
import { adviserCalls } from '@yf/contract/adviser'
import type { Call } from '@yf/contract/call'
import { consultationCalls } from '@yf/contract/consultation'
import { eapCalls } from '@yf/contract/eap'
import { highExamCalls } from '@yf/contract/high-exam'
import { hospitalCalls } from '@yf/contract/hospital'
import { orderCalls } from '@yf/contract/orders'
import { prescription } from '#features/consultation/test-consultations.ts'
import { booking, counsellor, rights } from '#features/eap/test-counselling.ts'
import { report } from '#features/high-exam/test-exams.ts'
import { adviser, call, hospital } from '#features/hospital/test-hospitals.ts'
import { order } from '#features/orders/test-order.ts'
import type { DrawnList } from './test-drawn-list.ts'

const service = { hours: '工作日 9:00-18:30', isOpen: 1, link: null, phone: '', opensAt: null }

/** Other responses that the screens of these lists need. */
export const besideCare: readonly (readonly [row: Call, answer: unknown])[] = [
  [consultationCalls.drugEquity, []],
  [eapCalls.checkState, { rights, open: null }],
  [eapCalls.waits, []],
  [highExamCalls.cards, []],
  [highExamCalls.bookings, { records: [], total: 0 }],
  [adviserCalls.adviser, { adviser }],
  [adviserCalls.adviserTimes, []],
  [questionCalls.questions, { questions: [], service }],
]

/** Test lists: doctors, medicine, counselling, exams. */
export const careLists: readonly DrawnList[] = [
  {
    name: 'prescriptions',
    row: consultationCalls.prescriptions,
    at: '/RxRecords',
    load: () => import('#features/consultation/screens/prescriptions.screen.tsx'),
    empty: /还没有处方/,
    one: prescription,
  },
  {
    name: 'orders of medicine',
    row: orderCalls.list,
    at: '/yf/order',
    load: () => import('#features/pharmacy/screens/pharmacy-orders.screen.tsx'),
    empty: /没有药品订单/,
    one: order,
  },
  {
    name: 'counsellors',
    row: eapCalls.counsellors,
    at: '/eap',
    load: () => import('#features/eap/screens/eap.screen.tsx'),
    empty: /暂无可预约的咨询师/,
    one: counsellor,
    beside: { rights },
  },
  {
    name: 'sessions',
    row: eapCalls.bookings,
    at: '/eap?tab=mine',
    load: () => import('#features/eap/screens/eap.screen.tsx'),
    empty: /还没有预约/,
    one: booking,
  },
  {
    name: 'public hospitals',
    row: hospitalCalls.publicList,
    at: '/publicHospitalList',
    load: () => import('#features/hospital/screens/public-hospital-list.screen.tsx'),
    empty: /没有找到合适的医院/,
    one: hospital,
    beside: { cities: ['杭州'] },
  },
  {
    name: 'calls of the adviser',
    row: adviserCalls.adviserBookings,
    at: '/1v1',
    load: () => import('#features/hospital/screens/one-to-one.screen.tsx'),
    empty: /还没有预约过通话/,
    one: { ...call, status: 3, isCancellable: 0 },
    // The next call above the list requests the first page, too.
    earlierRequests: 1,
  },
  {
    name: 'exam reports',
    row: highExamCalls.reports,
    at: '/tjserver',
    load: () => import('#features/high-exam/screens/checkup-services.screen.tsx'),
    empty: /还没有体检报告/,
    one: report,
  },
]
