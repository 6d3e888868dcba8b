import { Type, type Static } from '@sinclair/typebox'
import { benefitSuppliers } from '@yf/domain/equity'
import { consoleService } from './call.ts'
import {
  Bit,
  CompanyId,
  Day,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** The operators' pages for cards and for the benefits of each company's members. */
export const CardBatch = Type.Object({
  id: Id,
  companyId: Id,
  companyName: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  benefits: Type.Array(Type.String()),
  supplierCode: Type.String(),
  /** Uses that each card holds. */
  times: Type.Integer(),
  timeFen: Fen,
  size: Type.Integer(),
  validDays: Type.Integer(),
  collectUntil: Moment,
  state: OneOf(['draft', 'open', 'void']),
  voidReason: Nullable(Type.String()),
  freeCount: Type.Integer(),
  collectedCount: Type.Integer(),
  /** Cards that were used at least once. */
  usedCount: Type.Integer(),
  createdBy: Type.String(),
  createTime: Moment,
})
export type CardBatch = Static<typeof CardBatch>

const Batch = Type.Object({ companyId: CompanyId, id: titled('批次', Id) })

/** A raw spreadsheet row, not validated yet. */
const Cell = (title: string) => titled(title, Text(100))
export const QuotaRow = Type.Object({
  line: Type.Integer({ title: '行号', minimum: 1, maximum: 100_000 }),
  phone: Cell('手机号'),
  familyName: Cell('家属姓名'),
  benefit: Cell('权益名称'),
  supplierCode: Cell('服务商'),
  amount: Cell('数量'),
  unit: Cell('单位'),
  startDay: Cell('开始日期'),
  endDay: Cell('结束日期'),
})
export type QuotaRow = Static<typeof QuotaRow>

const QuotaRows = Type.Object({
  companyId: CompanyId,
  rows: Type.Array(QuotaRow, { title: '表格', minItems: 1, maxItems: 1000 }),
})

export const QuotaPreview = Type.Object({
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      /** Masked; null where no member was found. */
      who: Nullable(Type.String()),
      what: Type.String(),
      faults: Type.Array(Type.String()),
    }),
  ),
  faultyCount: Type.Integer(),
})
export type QuotaPreview = Static<typeof QuotaPreview>

/** One benefit, summed over all members of a company. */
export const CompanyQuota = Type.Object({
  name: Type.String(),
  supplierCode: Type.String(),
  unit: OneOf(['times', 'fen']),
  people: Type.Integer(),
  total: Type.Integer(),
  /** Null where it would reveal who had counselling. */
  used: Nullable(Type.Integer()),
  /** Unused and ending within thirty days. */
  lapsing: Nullable(Type.Integer()),
})
export type CompanyQuota = Static<typeof CompanyQuota>

const QuotaHolder = Type.Object({
  id: Id,
  /** Masked, as is the phone. */
  name: Type.String(),
  phone: Type.String(),
  isFamily: Bit,
  isRegistered: Bit,
  total: Type.Integer(),
  used: Type.Integer(),
  startDay: Day,
  endDay: Day,
})
export type QuotaHolder = Static<typeof QuotaHolder>

const supplierCode = OneKeyOf(benefitSuppliers, { title: '服务商' })
const times = Type.Integer({ title: '次数', minimum: 1, maximum: 999 })
const timeFen = Type.Integer({ title: '每次价值', minimum: 0, maximum: 10_000_000 })

/** Benefits of which a company's members choose some. */
export const AdminOptional = Type.Object({
  id: Id,
  companyId: Id,
  companyName: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  audience: OneOf(['self', 'family']),
  pick: Type.Integer(),
  openDay: Day,
  closeDay: Day,
  useUntil: Day,
  state: OneOf(['coming', 'open', 'over', 'void']),
  voidReason: Nullable(Type.String()),
  items: Type.Array(
    Type.Object({
      name: Type.String(),
      summary: Type.String(),
      supplierCode: Type.String(),
      times: Type.Integer(),
      timeFen: Fen,
      /** How often it is chosen now; null for counselling. */
      chosenCount: Nullable(Type.Integer()),
    }),
  ),
  /** Employees who have chosen. */
  chooserCount: Type.Integer(),
  createdBy: Type.String(),
  createTime: Moment,
})
export type AdminOptional = Static<typeof AdminOptional>

const permitted = { permission: 'operate', refusals: [] } as const

export const cardsAdminCalls = {
  companies: consoleService.get(
    'cards/companies',
    '查看企业名单',
    'Companies to choose from',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    permitted,
  ),
  batches: consoleService.get(
    'cards/batches',
    '查看卡券批次',
    'Card batches, newest first',
    Type.Object({ companyId: Type.Optional(CompanyId), ...PageQuery }),
    Page(CardBatch),
    permitted,
  ),
  createBatch: consoleService.post(
    'cards/batch',
    '新建卡券批次',
    'Creates a batch; its codes are generated when they are exported',
    Type.Object({
      companyId: CompanyId,
      name: titled('名称', Text(30, 1)),
      summary: titled('简介', Text(60)),
      benefits: Type.Array(Text(60, 1), { title: '权益内容', minItems: 1, maxItems: 10 }),
      supplierCode,
      times,
      timeFen,
      size: Type.Integer({ title: '张数', minimum: 1, maximum: 5000 }),
      validDays: Type.Integer({ title: '有效天数', minimum: 1, maximum: 1095 }),
      collectUntil: titled('领取截止日', Day),
    }),
    // Null, here as below: it waits for approval.
    Nullable(CardBatch),
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  takeCodes: consoleService.post(
    'cards/codes',
    '导出卡券码',
    'Exports the codes and links of a batch as a spreadsheet, once; only their hashes are kept',
    Batch,
    Type.Object({ name: Type.String(), base64: Type.String() }),
    { permission: 'operate', refusals: ['cardCodesTaken', 'cardBatchVoided'] },
  ),
  voidBatch: consoleService.post(
    'cards/void',
    '作废卡券批次',
    'Voids a batch; redeemed cards are kept',
    Type.Composite([Batch, Type.Object({ reason: titled('原因', Text(200, 2)) })]),
    CardBatch,
    { permission: 'operate', refusals: ['cardBatchVoided'] },
  ),
  quotas: consoleService.get(
    'cards/quotas',
    '查看权益额度',
    "Benefit quotas of a company's members, by benefit",
    Type.Object({ companyId: CompanyId }),
    Type.Array(CompanyQuota),
    permitted,
  ),
  holders: consoleService.get(
    'cards/quota/holders',
    '查看权益额度明细',
    'Members holding one benefit, with their balances',
    Type.Object({
      companyId: CompanyId,
      name: titled('权益名称', Text(100, 1)),
      supplierCode: titled('服务商', Text(40, 1)),
      ...PageQuery,
    }),
    Page(QuotaHolder),
    permitted,
  ),
  previewQuotas: consoleService.post(
    'cards/quota/preview',
    '核对额度表格',
    'Validates a spreadsheet row by row without writing',
    QuotaRows,
    QuotaPreview,
    permitted,
  ),
  importQuotas: consoleService.post(
    'cards/quota/import',
    '导入权益额度',
    'Imports a spreadsheet of quotas, all or nothing, once for the same content',
    QuotaRows,
    Nullable(Type.Object({ count: Type.Integer() })),
    { permission: 'operate', idempotent: true, refusals: ['quotaRowsFaulty', 'quotaImportedBefore'] },
  ),
  optionals: consoleService.get(
    'cards/optionals',
    '查看自选福利',
    'Optional benefits of companies, newest first, with the number of choices',
    Type.Object({ companyId: Type.Optional(CompanyId), ...PageQuery }),
    Page(AdminOptional),
    permitted,
  ),
  createOptional: consoleService.post(
    'cards/optional',
    '新建自选福利',
    'Offers benefits of which employees choose some before a deadline',
    Type.Object({
      companyId: CompanyId,
      title: titled('标题', Text(30, 1)),
      summary: titled('说明', Text(200)),
      audience: titled('为谁选择', OneOf(['self', 'family'])),
      pick: Type.Integer({ title: '可选数量', minimum: 1, maximum: 20 }),
      openDay: titled('开始日期', Day),
      closeDay: titled('截止日期', Day),
      useUntil: titled('使用截止日期', Day),
      items: Type.Array(
        Type.Object({
          name: titled('权益名称', Text(30, 1)),
          summary: titled('简介', Text(60)),
          supplierCode,
          times,
          timeFen,
        }),
        { title: '可选权益', minItems: 2, maxItems: 20 },
      ),
    }),
    Nullable(AdminOptional),
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  voidOptional: consoleService.post(
    'cards/optional/void',
    '停止自选福利',
    'Ends an offer of optional benefits; choices are kept',
    Type.Object({
      companyId: CompanyId,
      id: titled('自选福利', Id),
      reason: titled('原因', Text(200, 2)),
    }),
    AdminOptional,
    { permission: 'operate', refusals: ['optionalVoided'] },
  ),
}
