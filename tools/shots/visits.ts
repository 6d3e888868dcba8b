import type { Route } from '../../apps/h5/src/app/route.ts'
import { storyConsultationId } from '../../apps/server/seeds/consultations.ts'
import { storyExamId } from '../../apps/server/seeds/exams.ts'
import { idOf } from '../../apps/server/seeds/ids.ts'
import { namedId } from '../../apps/server/src/platform/ids.ts'
import { people } from '../../e2e/support/people.ts'

export interface Visit {
  readonly path: string
  /** null is somebody without a session. */
  readonly phone: string | null
  readonly file: string
}

const caseOf = (story: string) => `?caseId=${idOf('case', `linxiao/${story}`)}`

/** What a screen is asked for where it shows nothing of itself; the first stands under the screen's own name. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/claimSettlement/detail': ['paid-spring', 'supplementing', 'paying', 'rejected', 'submitted'].map(caseOf),
  '/claimSettlement/caseDetails': [caseOf('paid-spring')],
  '/claimSettlement/uploadApply': [caseOf('draft'), `${caseOf('supplementing')}&supplement=1`],
  '/claimSettlement/bankCard': [caseOf('draft')],
  '/claimSettlement/materialAnalysis': [caseOf('draft')],
  '/claimSettlement/viewApply': [caseOf('paid-spring')],
  '/claimSettlement/uploadResult': [caseOf('paying'), caseOf('submitted')],
  '/claimSettlement/toEmail': [caseOf('paid-spring')],
  '/address/edit': [`?id=${idOf('address', 'linxiao/home')}`],
  '/coupons/products': [`?batchId=${idOf('couponBatch', 'hundred')}`],
  '/invoice/edit': [`?id=${idOf('invoiceTitle', 'company')}`],
  '/invoice/detail': ['issued', 'failed', 'issuing'].map((key) => `?id=${idOf('invoiceBill', key)}`),
  '/claimResult': [caseOf('paid-spring'), caseOf('rejected')],
  '/tjserver': ['', `?report=${namedId('demo/exam-report/third')}`],
  '/highEndPhysicalExamination/highExamPackages': ['?right=x&marriage=married&institution=sh-jingan'],
  '/highEndPhysicalExamination/highExamDate': [
    '?right=x&marriage=married&institution=sh-lujiazui&examPackage=classic',
  ],
  '/somnus': ['', '?view=questionnaire&code=ISI', '?view=result&code=ISI', '?view=diary'],
  '/welfare': ['', `?product=${idOf('mallProduct', 'band')}`, '?area=2', '?list=1'],
  '/appointmentRecords': ['', '?tab=services'],
  '/insurance/detail': [`?id=${idOf('policy', 'lin-medical')}`],
  '/expense/bank': [`?id=${idOf('exam', 'linxiao/draft')}`],
  '/expense/uploadApply': [`?id=${idOf('exam', 'linxiao/draft')}`],
  '/expense/detail': [60, 120, 9, 1].map((days) => `?id=${storyExamId(days)}`),
  '/hospital/end': [`?id=${storyConsultationId('passed')}`],
}

/** Screens whose address names what they show: of 林晓. */
const named: Readonly<Record<string, readonly string[]>> = {
  '/consultationRecord/:id': ['open', 'passed', 'waiting', 'cancelled'],
}

const namedVisits = (): Visit[] =>
  Object.entries(named).flatMap(([path, stories]) =>
    stories.map((story) => ({
      path: path.replace(':id', storyConsultationId(story)),
      phone: people.linXiao,
      file: `${fileOf(path.replace('/:id', ''))}-${story}`,
    })),
  )

const cards = ['lin-fuya', 'lin-physio', 'lin-teeth', 'lin-vision']

const cardVisits = (): Visit[] =>
  cards.map((card) => ({
    path: `/yfCards/${idOf('package', card)}`,
    phone: people.linXiao,
    file: `yfCards-${card}`,
  }))

const fileOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'root'

/** Who looks at what: every screen once, and the home of each company and each kind of member. */
export function visitsOf(routes: readonly Route[]): { visits: Visit[]; skipped: string[] } {
  const screens = routes.filter((route) => route.kind === 'screen')
  const skipped = screens
    .map((route) => route.path)
    .filter((path) => path.includes(':') && !named[path] && path !== '/yfCards/:cardInfoId')
  const visits = screens
    .filter((route) => !route.path.includes(':'))
    .flatMap((route): Visit[] => {
      if (route.isPublic) return [{ path: route.path, phone: null, file: fileOf(route.path) }]
      const who = route.isTab ? Object.entries(people) : Object.entries(people).slice(0, 1)
      const questions = asked[route.path] ?? ['']
      return who.flatMap(([name, phone], index) =>
        questions.map((question, at) => ({
          path: route.path + question,
          phone,
          file: [fileOf(route.path), index > 0 && name, at > 0 && String(at + 1)].filter(Boolean).join('-'),
        })),
      )
    })
  const notFound = { path: '/no-such-page', phone: people.linXiao, file: 'not-found' }
  return { visits: [...visits, ...namedVisits(), ...cardVisits(), notFound], skipped }
}
