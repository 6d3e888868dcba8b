import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { examMoney } from '@yf/domain/equity'
import { examStates, type ExamState } from '@yf/domain/exam-claim'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { failed, holdInvoicesFor, paid, type CaseWork } from '#features/claims/public.ts'
import { requireMembership } from '#features/company/public.ts'
import type { EquityPackageTable } from '#features/equity/tables.ts'
import { keepDraft } from '#features/exam/application/draft-store.ts'
import { conclude } from '#features/exam/admin/decide.ts'
import { releaseExam } from '#features/exam/release-exam.ts'
import { transitionExam } from '#features/exam/transitions.ts'
import { changeExam, examById, examHolder, type ExamRow } from '#features/exam/own-exam.ts'
import { paymentsOfExam } from '#features/exam/pay.ts'
import { reserveQuota, rightsOf } from '#features/exam/quota.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'

const hourMs = 3_600_000
const company = 'xinghe-software'

interface Fund {
  readonly account: string
  readonly family?: string
  readonly fen: number
}

/** Members with an exam budget; the newcomers belong to the journeys. 周岚's company pays for none. */
const funds: readonly Fund[] = [
  { account: 'linxiao', fen: 600_000 },
  { account: 'linxiao', family: 'linxiao/spouse', fen: 200_000 },
  { account: '许清越', fen: 150_000 },
  { account: '何知南', fen: 900_000 },
]

function packageRow({ account, family, fen }: Fund, { moment }: Calendar) {
  const row: Insertable<EquityPackageTable> = {
    company_id: idOf('company', company),
    id: idOf('package', `exam-money/${family ?? account}`),
    account_id: idOf('account', account),
    family_id: family ? idOf('family', family) : null,
    kind: 'health',
    name: family ? '家属体检报销金' : '体检报销金',
    summary: '自行体检后凭发票和报告报销，额度内实报实销',
    supplier_code: examMoney,
    start_time: moment(-200),
    end_time: moment(165, '23:59:59'),
    status: 1,
    unit: 'fen',
    total: fen,
    used: 0,
  }
  return row
}

/** A reimbursement submitted this many days ago, and how far it has come. */
export interface ExamStory {
  readonly days: number
  readonly state: Exclude<ExamState, 0>
  readonly institution: string
  readonly fen: number
  readonly family?: string
  readonly member?: string
  readonly approvedFen?: number
  readonly reason?: string
  readonly comesBack?: boolean
}

/** 林晓 has a reimbursement in every state. */
export const examStories: readonly ExamStory[] = [
  { days: 150, state: 3, institution: '北京康宁体检中心', fen: 68_000 },
  {
    days: 120,
    state: 4,
    institution: '北京安和门诊部',
    fen: 36_000,
    reason: '发票项目为美容护理，不属于体检费用',
  },
  { days: 90, state: 5, institution: '北京康宁体检中心', fen: 52_000 },
  {
    days: 60,
    state: 3,
    institution: '北京仁和健康管理中心',
    fen: 128_000,
    approvedFen: 118_000,
    reason: '早餐和停车费不在报销范围',
  },
  { days: 9, state: 2, institution: '北京瑞安体检中心', fen: 88_000, comesBack: true },
  { days: 4, state: 2, institution: '北京仁和健康管理中心', fen: 46_000 },
  { days: 1, state: 1, institution: '北京康宁体检中心（望京店）', fen: 99_800 },
  {
    days: 0,
    state: 1,
    institution: '北京瑞安体检中心',
    fen: 75_000,
    family: 'linxiao/spouse',
    member: '陈默',
  },
]

/** Its invoice, the same on every call. */
export const invoiceNoOf = ({ institution, exam_day }: Pick<ExamRow, 'institution' | 'exam_day'>): string =>
  BigInt(`0x${createHash('sha256').update(`${institution}/${exam_day}`).digest('hex').slice(0, 24)}`)
    .toString()
    .padStart(20, '2')
    .slice(0, 20)

/** 林晓's reimbursement of this many days ago. */
export const storyExamId = (days: number): string => idOf('exam', `linxiao/${days}`)

/** Exam budgets, and 林晓's reimbursements in every state. Their documents are rendered later. */
export async function addExams(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  await tx
    .insertInto('equity_package')
    .values(funds.map((fund) => packageRow(fund, calendar)))
    .execute()
  for (const story of examStories) await addStory(services, tx, story, calendar)
  // Started and not continued.
  const begun = {
    family_id: null,
    member_name: '林晓',
    institution: '北京仁和健康管理中心',
    exam_day: calendar.day(-2),
    amount_fen: 58_000,
  }
  const applicant = { companyId: idOf('company', company), accountId: idOf('account', 'linxiao') }
  await keepDraft({ ...services, db: tx }, applicant, begun, idOf('exam', 'linxiao/draft'))
}

type Seeding = CaseWork & { readonly staff: { readonly id: string } }

/** Uses the product's own steps, at the times at which they happened. */
async function addStory(services: Services, tx: Db, story: ExamStory, calendar: Calendar): Promise<void> {
  const begun = new Date(services.clock.now().getTime() - story.days * 24 * hourMs - 2 * hourMs)
  const at = (hours: number): Seeding => {
    const moment = new Date(Math.min(begun.getTime() + hours * hourMs, services.clock.now().getTime()))
    return { ...services, db: tx, clock: { now: () => moment }, staff: { id: idOf('staff', 'handler1') } }
  }
  const exam = await submitted(at(0), story, calendar)
  const asItIs = async () => (await examById(tx, exam.id))!
  const { cancelled, refused, reviewing } = examStates
  if (story.state === reviewing) return
  if (story.state === cancelled) {
    const reason = '您取消了报销，额度已退回，发票可重新申请'
    const set = { closed_at: at(1).clock.now() }
    await transitionExam(at(1), exam, { to: cancelled, actor: exam.account_id, reason, set })
    return releaseExam(at(1), exam, { outcome: 'cancelled', reason: '' })
  }
  const approvedFen = story.state === refused ? null : (story.approvedFen ?? story.fen)
  await conclude(at(20), exam, { approvedFen, reason: story.reason ?? '' }, '')
  const [payment] = await paymentsOfExam(tx, await asItIs())
  if (!payment || (story.state !== 3 && !story.comesBack)) return
  const sent = { state: 'sent' as const, sent_at: at(26).clock.now() }
  await tx.updateTable('payment').set(sent).where('id', '=', payment.id).execute()
  const last = at(28)
  if (story.comesBack) await failed(last, { ...payment, ...sent }, 'name')
  else await paid(last, { ...payment, ...sent }, { receipt: 'DEMO', at: last.clock.now() })
}

async function submitted(ctx: Seeding, story: ExamStory, { day }: Calendar): Promise<ExamRow> {
  const accountId = idOf('account', 'linxiao')
  const companyId = idOf('company', company)
  const family_id = story.family ? idOf('family', story.family) : null
  const draft = await keepDraft(
    ctx,
    { companyId, accountId },
    {
      family_id,
      member_name: story.member ?? '林晓',
      institution: story.institution,
      exam_day: day(-story.days - 3),
      amount_fen: story.fen,
    },
    storyExamId(story.days),
  )
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) throw new Error('林晓 has left the company')
  const right = await reserveQuota(ctx, draft, await rightsOf(ctx, membership, family_id))
  if (!right) throw new Error('the demo has too little money for exams')
  await holdInvoicesFor(ctx, examHolder(draft), [{ invoice_code: '', invoice_number: invoiceNoOf(draft) }])
  const set = {
    submitted_at: ctx.clock.now(),
    package_id: right.packageId,
    bank_card_id: idOf('bankCard', 'linxiao'),
  }
  await changeExam(ctx.db, draft, set)
  const now = { ...draft, ...set }
  await transitionExam(ctx, now, { to: examStates.reviewing, actor: accountId, reason: '已提交，等待审核' })
  return now
}
