import type { Route } from '../../apps/h5/src/app/route.ts'
import { storyConsultationId } from '../../apps/server/seeds/consultations.ts'
import { storyExamId } from '../../apps/server/seeds/exams.ts'
import { idOf } from '../../apps/server/seeds/ids.ts'
import { namedId } from '../../apps/server/src/platform/ids.ts'
import { people } from '../../e2e/support/people.ts'
import type { RowName } from './rows.ts'
import type { Viewer } from './sessions.ts'

export interface ScreenVisit {
  /** With `{names}` of rows that are looked up once the stage runs (rows.ts). */
  readonly path: string
  /** null is a visitor without a session. */
  readonly who: Viewer | null
  readonly file: string
  /** The visit that represents a screen for checks independent of its content. */
  readonly isFirst: boolean
  /** Elements tapped before the picture, as selectors: a step behind the first, a sheet. */
  readonly taps: readonly string[]
  /** Shows one record of one person: no other person has it, and it is never empty. */
  readonly isOwn: boolean
}

const caseOf = (story: string) => `?caseId=${idOf('case', `linxiao/${story}`)}`
const row = (name: RowName) => `{${name}}`
const ofRow = (key: string, ...names: readonly RowName[]) => names.map((name) => `?${key}=${row(name)}`)
const activityOf = (key: string) => `?id=${idOf('promotion', key)}`
const draft = `?caseId=${idOf('case', 'linxiao/draft')}`
const chosenExam = '?right=x&marriage=married&institution=sh-lujiazui&examPackage=classic'
const chosenInstitution = 'right=x&marriage=married&institution=sh-jingan'

/** The query of a screen that shows nothing without one; the first uses the screen's own name. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/claimSettlement/detail': ['paid-spring', 'supplementing', 'paying', 'rejected', 'submitted'].map(caseOf),
  '/claimSettlement/caseDetails': [caseOf('paid-spring')],
  '/claimSettlement/uploadApply': [caseOf('draft'), `${caseOf('supplementing')}&supplement=1`],
  '/claimSettlement/bankCard': [caseOf('draft')],
  '/claimSettlement/materialAnalysis': [caseOf('draft')],
  '/claimSettlement/viewApply': [caseOf('paid-spring')],
  '/claimSettlement/uploadResult': [caseOf('paying'), caseOf('submitted')],
  '/claimSettlement/toEmail': [caseOf('paid-spring')],
  '/claimResult': [caseOf('paid-spring'), caseOf('rejected')],
  '/sign': [`${draft}&flow=new`],
  '/address/edit': [`?id=${idOf('address', 'linxiao/home')}`, ''],
  '/coupons/products': [`?batchId=${idOf('couponBatch', 'hundred')}`],
  '/invoice/edit': [`?id=${idOf('invoiceTitle', 'company')}`],
  '/invoice/detail': ['issued', 'failed', 'issuing'].map((key) => `?id=${idOf('invoiceBill', key)}`),
  '/tjserver': ['', `?report=${namedId('demo/exam-report/third')}`],
  '/highEndPhysicalExamination/highExamAgency': ['?right=x&marriage=married'],
  '/highEndPhysicalExamination/highExamPackages': [`?${chosenInstitution}`],
  '/highEndPhysicalExamination/highExamDate': [chosenExam],
  '/highEndPhysicalExamination/highExamResult': ofRow('id', 'exam.booked', 'exam.waiting'),
  '/somnus': ['', '?view=questionnaire&code=ISI', '?view=result&code=ISI', '?view=diary'],
  '/welfare': ['', `?product=${idOf('mallProduct', 'band')}`, '?area=2', '?list=1'],
  '/active': [activityOf('points-season'), activityOf('care-month'), activityOf('winter-gift')],
  '/active2': [activityOf('health-story')],
  '/huhuiActive': [activityOf('mutual')],
  '/active_login': [activityOf('points-season')],
  '/btcBill': [`?ticket=${row('bill.ticket')}`],
  '/appointmentRecords': ['', '?tab=services'],
  '/appointmentDeatil': ofRow('id', 'offline.open', 'offline.over', 'offline.cancelled'),
  '/appointmentSuccess': ofRow('id', 'offline.open'),
  '/eap': ['', '?tab=mine'],
  '/appraise': ofRow('id', 'counselling.over'),
  '/insurance/detail': [`?id=${idOf('policy', 'lin-medical')}`],
  '/insurance/particulars': [`?id=${idOf('policy', 'lin-medical')}`],
  '/family/edit': [`?id=${idOf('family', 'linxiao/child')}`, ''],
  '/family/editPhone': [`?id=${idOf('family', 'linxiao/spouse')}`],
  '/expense/bank': [`?id=${idOf('exam', 'linxiao/draft')}`],
  '/expense/uploadApply': [`?id=${idOf('exam', 'linxiao/draft')}`],
  '/expense/detail': [60, 120, 9, 1].map((days) => `?id=${storyExamId(days)}`),
  '/hospital/end': [`?id=${storyConsultationId('passed')}`],
  '/hospital/result': [`?id=${storyConsultationId('passed')}`],
  '/publicHospitalClaims': ['', '?step=2'],
  '/order/cardDetail': ['order.unpaid', 'order.sent', 'order.card', 'order.health'].map(
    (name) => `?id={${name}}`,
  ),
  '/order/yStartOrderDetail': ofRow('id', 'order.activity', 'order.refunded'),
  '/order/wuliuList': ofRow('orderId', 'order.sent'),
  '/order/wuliuDetail': ofRow('orderId', 'order.sent'),
  '/mallLogistics': ofRow('orderId', 'order.sent'),
  '/order/feedback': ofRow('orderId', 'order.received'),
  '/order/requestRefund': ofRow('orderId', 'medicine.paid'),
  '/order/exchange': ofRow('orderId', 'order.received'),
  '/order/addressList': ofRow('orderId', 'order.paid'),
  '/order/longActRefund': ofRow('orderId', 'order.activity'),
  '/order/longActRefundDetail': ofRow('orderId', 'order.refunded'),
  '/mallReturnGoods': ofRow('orderId', 'order.received'),
  '/mallRefundOnly': ofRow('orderId', 'order.paid'),
  '/mallAfterSales': ['', ...ofRow('orderId', 'order.received'), ...ofRow('id', 'sale.open')],
  '/invoice/apply': ['', ...ofRow('orderId', 'order.received')],
  '/yf/order': ['', ...ofRow('id', 'medicine.paid', 'medicine.arrived')],
  '/yf/logistics': ofRow('orderId', 'medicine.arrived'),
  '/yf/feedback': ofRow('orderId', 'medicine.arrived'),
  '/imageDisplay': [`?urls=/files/${row('paper')}`],
  '/pdf': ['', `?id=${idOf('manual', 'xinghe-software/guide')}`],
  '/excel': [`?id=${idOf('manual', 'xinghe-software/papers')}`],
  '/outreach': ['?url=https%3A%2F%2Fwww.example.com%2Fhealth'],
  '/yfCards/optional': ['', '?who=family'],
  '/message': ['', '?tab=2'],
}

/** Screens with a parameter in their address: the values, by a name for the picture. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/consultationRecord/:id': Object.fromEntries(
    ['open', 'passed', 'refused', 'cancelled'].map((story) => [story, storyConsultationId(story)]),
  ),
  '/yfCards/:cardInfoId': Object.fromEntries(
    ['lin-fuya', 'lin-physio', 'lin-teeth', 'lin-vision'].map((card) => [card, idOf('package', card)]),
  ),
  '/eap/:id': { counsellor: idOf('counsellor', 'suwenjing') },
}

const button = (name: string) => `role=button[name="${name}"]`
const toDescription = [button('无过敏史'), 'role=checkbox', button('下一步，描述病情')]

/** Content behind a tap, by the name of the picture. */
const tapped: Readonly<Record<string, readonly string[]>> = {
  'hospital-describtion': toDescription,
  'unpaid-asking': toDescription,
  'medicine-sheet': [`${button('去下单')} >> nth=0`],
  'exam-compare': ['role=checkbox >> nth=0', 'role=checkbox >> nth=1', button('对比 2 个套餐')],
  'exam-day': [button('下个月'), 'role=button[name=/可约|余 /] >> nth=0'],
}

/** Records that 林晓 does not have, and hers that open by a tap. */
const ofOthers: readonly (readonly [who: Viewer, path: string, file: string])[] = [
  ['paysDoctor', `/consultationRecord/${storyConsultationId('unpaid')}`, 'unpaid-consultation'],
  ['paysDoctor', '/home', 'unpaid-home'],
  ['paysSession', '/eap?tab=mine', 'unpaid-eap'],
  ['paysSession', '/appointmentRecords', 'unpaid-appointments'],
  ['newcomer', '/hospital/toConsultation', 'unpaid-asking'],
  ['linXiao', '/RxRecords', 'medicine-sheet'],
  ['linXiao', `/highEndPhysicalExamination/highExamPackages?${chosenInstitution}`, 'exam-compare'],
  ['linXiao', `/highEndPhysicalExamination/highExamDate${chosenExam}`, 'exam-day'],
]

/** Only its company has the old flow. */
const viewerOf = (route: Route): Viewer =>
  route.path.startsWith('/claimSettlementOld') ? 'oldFlow' : 'linXiao'

const fileOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'root'

type ScreenRoute = Extract<Route, { kind: 'screen' }>

function visitsTo(route: ScreenRoute): ScreenVisit[] {
  const base = fileOf(route.path)
  const values = Object.entries(named[route.path] ?? {})
  if (route.path.includes(':')) {
    return values.map(([name, value], at) => ({
      path: route.path.replace(/:\w+/, value),
      who: 'linXiao',
      file: `${base.replace(/-:\w+/, '')}-${name}`,
      taps: [],
      isFirst: at === 0,
      isOwn: true,
    }))
  }
  const tabs = route.isTab ? (Object.keys(people) as Viewer[]) : [viewerOf(route)]
  const who: readonly (Viewer | null)[] = route.isPublic ? [null] : tabs
  return who.flatMap((viewer, index) =>
    (queries[route.path] ?? ['']).map((question, at) => ({
      path: route.path + question,
      who: viewer,
      file: [base, index > 0 && viewer, at > 0 && String(at + 1)].filter(Boolean).join('-'),
      taps: tapped[base] ?? [],
      isFirst: index === 0 && at === 0,
      isOwn: question !== '',
    })),
  )
}

const othersVisits = ofOthers.map(([who, path, file]): ScreenVisit => ({
  who,
  path,
  file,
  taps: tapped[file] ?? [],
  isFirst: true,
  isOwn: true,
}))

/**
 * All visits with their viewers: every screen in each of its variants, and the tabs of each company and each kind of
 * member.
 */
export function visitsOf(routes: readonly Route[]): { visits: ScreenVisit[]; skipped: string[] } {
  const screens = routes.filter((route) => route.kind === 'screen')
  const visits = screens.flatMap(visitsTo)
  const seen = new Set(screens.filter((route) => visitsTo(route).length > 0).map(({ path }) => path))
  const notFound = {
    path: '/no-such-page',
    file: 'not-found',
    who: 'linXiao',
    taps: [],
    isFirst: true,
    isOwn: true,
  } as const
  return {
    visits: [...visits, ...othersVisits, notFound],
    skipped: screens.map(({ path }) => path).filter((path) => !seen.has(path)),
  }
}
