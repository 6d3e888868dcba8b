import { Type, type Static } from '@sinclair/typebox'
import { mostTrialCompanies, trialCauses, trialRunStates } from '@yf/domain/trial-run'
import { consoleService } from './call.ts'
import {
  Bit,
  Day,
  Done,
  Fen,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  titled,
} from './shapes.ts'

const RunId = titled('试算', Id)
const Count = Type.Integer({ minimum: 0 })
const Difference = Type.Integer()
const Cause = OneKeyOf(trialCauses)

const runFacts = {
  id: Id,
  planId: Id,
  planName: Type.String(),
  versionId: Id,
  versionNo: Type.Integer(),
  /** The plan of the policies where it is another one. */
  comparedPlan: Nullable(Type.String()),
  state: OneKeyOf(trialRunStates),
  from: Day,
  to: Day,
  companies: Count,
  startedBy: Type.String(),
  startedTime: Moment,
  endedTime: Nullable(Moment),
  finishedCases: Count,
  totalCases: Count,
  differenceFen: Difference,
}

export const TrialRunRow = Type.Object(runFacts)
export type TrialRunRow = Static<typeof TrialRunRow>

const Totals = Type.Object({
  cases: Count,
  casesMore: Count,
  casesLess: Count,
  people: Count,
  peopleMore: Count,
  peopleLess: Count,
  moreFen: Fen,
  lessFen: Fen,
  paidFen: Fen,
  currentFen: Fen,
  draftFen: Fen,
  refusedByHand: Count,
})

/** By the terms of the policies, and by those on trial. */
const sums = { currentFen: Difference, draftFen: Difference }

export const TrialSum = Type.Object({ name: Type.String(), ...sums })
export type TrialSum = Static<typeof TrialSum>

export const TrialRunDetail = Type.Object({
  ...runFacts,
  companyNames: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  totals: Totals,
  byMonth: Type.Array(TrialSum),
  byLiability: Type.Array(TrialSum),
  byCause: Type.Array(Type.Object({ cause: Cause, cases: Count, differenceFen: Difference })),
  /** The draft was changed after the run began. */
  isOutdated: Bit,
  canCancel: Bit,
})
export type TrialRunDetail = Static<typeof TrialRunDetail>

/** Without number and day for staff who may not see cases. */
export const TrialCaseRow = Type.Object({
  caseId: Id,
  caseNo: Nullable(Type.String()),
  companyName: Type.String(),
  visitDay: Nullable(Day),
  month: Type.String(),
  liabilities: Type.Array(Type.String()),
  causes: Type.Array(Cause),
  paidFen: Fen,
  currentFen: Fen,
  draftFen: Fen,
  differenceFen: Difference,
})
export type TrialCaseRow = Static<typeof TrialCaseRow>

const TrialSide = Type.Object({
  liability: Nullable(Type.String()),
  excludedFen: Fen,
  socialFen: Fen,
  ownExpenseFen: Fen,
  deductibleFen: Fen,
  ratio: Type.Integer(),
  overLimitFen: Fen,
  payableFen: Fen,
  /** null for staff who may not see cases: it names treatments. */
  reason: Nullable(Type.String()),
})

export const TrialCaseDetail = Type.Object({
  ...TrialCaseRow.properties,
  isRefused: Bit,
  lines: Type.Array(
    Type.Object({
      receiptId: Id,
      day: Nullable(Day),
      billedFen: Fen,
      current: TrialSide,
      draft: TrialSide,
      causes: Type.Array(Cause),
    }),
  ),
})
export type TrialCaseDetail = Static<typeof TrialCaseDetail>

const Direction = OneOf(['more', 'less'], { title: '多赔或少赔' })
const companyIds = Type.Array(Id, {
  title: '企业',
  minItems: 1,
  maxItems: mostTrialCompanies,
  uniqueItems: true,
})
const sees = { permission: 'seeTrialRuns', refusals: [] } as const

/** Trial runs: what a plan version would have paid for decided claims. */
export const trialRunCalls = {
  trialRuns: consoleService.get(
    'claims/trial-runs',
    '查看规则试算',
    'Trial runs of plan versions, newest first',
    Type.Object({ planId: Type.Optional(titled('方案', Id)), ...PageQuery }),
    Page(TrialRunRow),
    sees,
  ),
  trialRun: consoleService.get(
    'claims/trial-run',
    '查看试算结果',
    'One trial run: progress, totals, and sums by month, liability and cause',
    Type.Object({ id: RunId }),
    TrialRunDetail,
    sees,
  ),
  startTrialRun: consoleService.post(
    'claims/trial-run/start',
    '开始规则试算',
    'Decides past claims of these companies again by the terms of a plan version, as a job',
    Type.Object({
      versionId: titled('方案版本', Id),
      /** Tries the policies of another plan. */
      comparedPlanId: Nullable(titled('对照方案', Id)),
      companyIds,
      from: titled('开始日期', Day),
      to: titled('结束日期', Day),
    }),
    TrialRunRow,
    { permission: 'setUp', idempotent: true, refusals: ['trialRunEmpty', 'trialRunsBusy'] },
  ),
  cancelTrialRun: consoleService.post(
    'claims/trial-run/cancel',
    '取消规则试算',
    'Ends a trial run that is not finished; what it found is deleted',
    Type.Object({ id: RunId }),
    Done,
    { permission: 'setUp', idempotent: true, refusals: [] },
  ),
  trialCases: consoleService.get(
    'claims/trial-run/cases',
    '查看试算案件',
    'Cases that are paid differently, the largest differences first',
    Type.Object({
      id: RunId,
      direction: Type.Optional(Direction),
      companyId: Type.Optional(titled('企业', Id)),
      cause: Type.Optional(OneKeyOf(trialCauses, { title: '原因' })),
      ...PageQuery,
    }),
    Page(TrialCaseRow),
    sees,
  ),
  trialCase: consoleService.get(
    'claims/trial-run/case',
    '查看试算案件明细',
    'A case line by line, as it is paid by either terms',
    Type.Object({ id: RunId, caseId: titled('案件', Id) }),
    TrialCaseDetail,
    sees,
  ),
  /** POST, because the audit log keeps it. */
  trialRunFile: consoleService.post(
    'claims/trial-run/file',
    '下载试算结果',
    'The cases that are paid differently, as a table',
    Type.Object({ id: RunId }),
    Type.Object({ name: Type.String(), base64: Type.String() }),
    sees,
  ),
}
