import { Type, type Static } from '@sinclair/typebox'
import { premiumChanges } from '@yf/domain/premium-line'
import { premiumStates } from '@yf/domain/premium-statement'
import { consoleService } from './call.ts'
import {
  Bit,
  CompanyId,
  Day,
  Done,
  Id,
  Keyword,
  Moment,
  Month,
  Nullable,
  Nothing,
  OneKeyOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const Fen = Type.Integer()
const Count = Type.Integer({ minimum: 0 })

const PremiumChange = Type.Object({ kind: OneKeyOf(premiumChanges), fen: Fen })

export const PremiumStatementRow = Type.Object({
  companyId: Id,
  id: Id,
  contractId: Id,
  contractNo: Type.String(),
  month: Month,
  /** Given when it is issued. */
  statementNo: Nullable(Type.String()),
  state: OneKeyOf(premiumStates),
  people: Count,
  /** For the days of the month. */
  premiumFen: Fen,
  /** For days of earlier months. */
  correctionFen: Fen,
  totalFen: Fen,
  /** Of the statement of the month before. */
  previousFen: Fen,
  issuedTime: Nullable(Moment),
})
export type PremiumStatementRow = Static<typeof PremiumStatementRow>

export const PremiumStatement = Type.Object({
  ...PremiumStatementRow.properties,
  companyName: Type.String(),
  contractStartsOn: Day,
  contractEndsOn: Day,
  revision: Type.Integer(),
  /** People with days for which no premium was agreed. */
  unpriced: Count,
  byClass: Type.Array(
    Type.Object({ classKey: Type.String(), className: Type.String(), people: Count, days: Count, fen: Fen }),
  ),
  byChange: Type.Array(Type.Object({ kind: OneKeyOf(premiumChanges), people: Count, fen: Fen })),
  createdBy: Type.String(),
  createdTime: Moment,
  submittedBy: Nullable(Type.String()),
  submittedTime: Nullable(Moment),
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Moment),
  note: Nullable(Type.String()),
  /** The contract was endorsed since the computation began. */
  isStale: Bit,
  canRecompute: Bit,
  canSubmit: Bit,
  canWithdraw: Bit,
  canDecide: Bit,
  canDiscard: Bit,
})
export type PremiumStatement = Static<typeof PremiumStatement>

export const PremiumLineRow = Type.Object({
  personId: Id,
  name: Type.String(),
  classes: Type.Array(
    Type.Object({
      className: Type.String(),
      yearlyFen: Nullable(Fen),
      days: Count,
      fen: Fen,
    }),
  ),
  days: Count,
  premiumFen: Fen,
  correctionFen: Fen,
  totalFen: Fen,
  previousFen: Fen,
  /** They add up to the difference between both statements. */
  changes: Type.Array(PremiumChange),
})
export type PremiumLineRow = Static<typeof PremiumLineRow>

const ContractId = titled('合同', Id)
const StatementMonth = titled('账单月份', Month)
const StatementKey = { companyId: CompanyId, statementId: titled('账单', Id) }
const Revision = Type.Integer({ title: '修改次数', minimum: 0 })
const writes = { permission: 'premiums' } as const

/** Premium statements of companies: computed as a draft, submitted by one person and issued by another. */
export const premiumsAdminCalls = {
  companies: consoleService.get(
    'premiums/companies',
    '查看有账单的企业',
    'Companies whose statements the user may see',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { permission: 'seePremiums', refusals: [] },
  ),
  contracts: consoleService.get(
    'premiums/contracts',
    '查看合同的账单月份',
    'Agreed contracts of a company, and the months for which a statement can be computed',
    Type.Object({ companyId: CompanyId }),
    Type.Array(
      Type.Object({
        id: Id,
        contractNo: Type.String(),
        startsOn: Day,
        endsOn: Day,
        months: Type.Array(Month),
      }),
    ),
    { permission: 'seePremiums', refusals: [] },
  ),
  statements: consoleService.get(
    'premiums/statements',
    '查看保费账单',
    'Statements of a company, newest months first; to HR those that were issued',
    Type.Object({ companyId: CompanyId, contractId: Type.Optional(ContractId), ...PageQuery }),
    Page(PremiumStatementRow),
    { permission: 'seePremiums', refusals: [] },
  ),
  statement: consoleService.get(
    'premiums/statement',
    '查看一份保费账单',
    'A statement with its sums by class and by reason',
    Type.Object(StatementKey),
    PremiumStatement,
    { permission: 'seePremiums', refusals: [] },
  ),
  lines: consoleService.get(
    'premiums/lines',
    '查看账单明细',
    'The people of a statement with the reasons of their differences',
    Type.Object({
      ...StatementKey,
      change: Type.Optional(OneKeyOf(premiumChanges, { title: '变动原因' })),
      keyword: Type.Optional(Keyword(30)),
      ...PageQuery,
    }),
    Page(PremiumLineRow),
    { permission: 'seePremiums', refusals: [] },
  ),
  exportStatement: consoleService.post(
    'premiums/export',
    '导出保费账单',
    'All lines of a statement as a spreadsheet',
    Type.Object(StatementKey),
    Type.Object({ fileName: Type.String(), base64: Type.String() }),
    { permission: 'seePremiums', refusals: [] },
  ),
  addStatement: consoleService.post(
    'premiums/add',
    '计算保费账单',
    'Begins the computation of a statement for a contract and a month',
    Type.Object({ companyId: CompanyId, contractId: ContractId, month: StatementMonth }),
    PremiumStatement,
    { ...writes, idempotent: true, refusals: ['premiumMonthTaken', 'premiumOpen', 'premiumEnrolling'] },
  ),
  recompute: consoleService.post(
    'premiums/recompute',
    '重新计算账单',
    'Computes a draft again with what is known now',
    Type.Object({ ...StatementKey, revision: Revision }),
    PremiumStatement,
    { ...writes, refusals: ['premiumChanged', 'premiumNotDraft', 'premiumEnrolling'] },
  ),
  discard: consoleService.post(
    'premiums/discard',
    '删除账单草稿',
    'Removes a statement that was not submitted',
    Type.Object({ ...StatementKey, revision: Revision }),
    Done,
    { ...writes, refusals: ['premiumChanged', 'premiumNotDraft'] },
  ),
  submit: consoleService.post(
    'premiums/submit',
    '提交保费账单',
    'Submits a statement to be issued by a second person',
    Type.Object({ ...StatementKey, revision: Revision }),
    PremiumStatement,
    { ...writes, refusals: ['premiumChanged', 'premiumNotDraft', 'premiumStale'] },
  ),
  withdraw: consoleService.post(
    'premiums/withdraw',
    '撤回保费账单',
    'Makes a submitted statement a draft again',
    Type.Object({ ...StatementKey, revision: Revision }),
    PremiumStatement,
    { ...writes, refusals: ['premiumChanged', 'premiumNotSubmitted', 'premiumOfAnother'] },
  ),
  decide: consoleService.post(
    'premiums/decide',
    '出具或退回保费账单',
    'Issues what another person submitted, with a number, or sends it back',
    Type.Object({
      ...StatementKey,
      revision: Revision,
      isConfirmed: titled('是否出具', Bit),
      note: titled('审核意见', Text(100)),
    }),
    PremiumStatement,
    { ...writes, refusals: ['premiumChanged', 'premiumNotSubmitted', 'ownPremium', 'premiumStale'] },
  ),
}
