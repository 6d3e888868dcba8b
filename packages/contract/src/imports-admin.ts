import { Type, type Static } from '@sinclair/typebox'
import { importKinds, importOutcomes, importStates } from '@yf/domain/sheet-import'
import { consoleService } from './call.ts'
import { CompanyId, Id, Moment, Nullable, OneKeyOf, Page, PageQuery, Text, titled } from './shapes.ts'

const Kind = OneKeyOf(importKinds, { title: '导入内容' })
const Count = Type.Integer({ minimum: 0 })

const Column = Type.Object({
  key: Type.String(),
  title: Type.String(),
  isRequired: Type.Boolean(),
  note: Type.String(),
})

/** One column of ours, and the position of its column in the file. */
const Mapped = Type.Object({
  column: titled('列', Text(40, 1)),
  at: Type.Integer({ title: '位置', minimum: 0, maximum: 99 }),
})

const shownBatch = {
  id: Id,
  kind: Kind,
  state: OneKeyOf(importStates),
  fileName: Type.String(),
  createdAt: Moment,
  createdBy: Type.String(),
  confirmedAt: Nullable(Moment),
  confirmedBy: Nullable(Type.String()),
  undoneAt: Nullable(Moment),
  undoneBy: Nullable(Type.String()),
  /** By what the rows do; null until the trial is over. */
  counts: Nullable(
    Type.Object(
      Object.fromEntries(Object.keys(importOutcomes).map((outcome) => [outcome, Count])) as Record<
        keyof typeof importOutcomes,
        typeof Count
      >,
    ),
  ),
  /** Of the present run. */
  finishedRows: Count,
  failedRows: Count,
  totalRows: Count,
  note: Type.String(),
}

export const ImportRow = Type.Object(shownBatch)
export type ImportRow = Static<typeof ImportRow>

export const ImportDetail = Type.Object({
  ...shownBatch,
  /** The titles in the file. */
  header: Type.Array(Type.String()),
  columns: Type.Array(Column),
  mapping: Type.Array(Mapped),
  /** The first faulty rows: where, and why, without the values. */
  faults: Type.Array(
    Type.Object({
      line: Type.Integer(),
      faults: Type.Array(Type.Object({ column: Type.String(), message: Type.String() })),
    }),
  ),
  canUndo: Type.Boolean(),
})
export type ImportDetail = Static<typeof ImportDetail>

const OneImport = Type.Object({ companyId: CompanyId, id: titled('导入', Id) })
const File = Type.Object({ fileName: Type.String(), base64: Type.String() })
const writes = { permission: 'people', idempotent: true } as const

/** Importing tables for a company: what a kind of row means is decided by the feature that owns it. */
export const importsAdminCalls = {
  imports: consoleService.get(
    'imports/list',
    '查看导入记录',
    'Imports of a company, newest first',
    Type.Object({ ...PageQuery, companyId: CompanyId, kind: Kind }),
    Page(ImportRow),
    { permission: 'people', refusals: [] },
  ),
  import: consoleService.get(
    'imports/import',
    '查看导入',
    'One import: columns, counts, progress, and the first faulty rows',
    OneImport,
    ImportDetail,
    { permission: 'people', refusals: [] },
  ),
  template: consoleService.get(
    'imports/template',
    '下载导入模板',
    'An empty table with the columns of the kind',
    Type.Object({ kind: Kind }),
    File,
    { permission: 'people', refusals: [] },
  ),
  upload: consoleService.post(
    'imports/upload',
    '上传导入表格',
    'A table as .xlsx or .csv; nothing is read but the header',
    Type.Object({ companyId: CompanyId, kind: Kind }),
    ImportDetail,
    { ...writes, body: 'multipart', refusals: ['importUnreadable', 'uploadBusy'] },
  ),
  tryImport: consoleService.post(
    'imports/try',
    '试算导入',
    'Says row by row what the import would do; writes nothing',
    Type.Object({
      companyId: CompanyId,
      id: titled('导入', Id),
      mapping: Type.Array(Mapped, { title: '对应列', minItems: 1, maxItems: 100 }),
    }),
    ImportDetail,
    { ...writes, refusals: ['importExpired'] },
  ),
  confirmImport: consoleService.post(
    'imports/confirm',
    '确认导入',
    'Writes the rows that are not faulty, as a job',
    OneImport,
    ImportDetail,
    { ...writes, refusals: ['importNothing'] },
  ),
  discardImport: consoleService.post(
    'imports/discard',
    '放弃导入',
    'Removes the rows of an import that was not confirmed',
    OneImport,
    ImportDetail,
    { ...writes, refusals: [] },
  ),
  undoImport: consoleService.post(
    'imports/undo',
    '撤销导入',
    'Undoes a whole import, until something of it was used or changed',
    OneImport,
    ImportDetail,
    { ...writes, refusals: ['importUsed', 'importExpired'] },
  ),
  faultSheet: consoleService.get(
    'imports/faults',
    '下载错误明细',
    'The faulty rows as they were uploaded, each with the reasons',
    OneImport,
    File,
    { permission: 'people', refusals: [] },
  ),
  /** POST, because it has a reason. */
  exportRows: consoleService.post(
    'imports/export',
    '导出名单',
    'Everything of the company in the shape of the template, for a reason that the audit log keeps',
    Type.Object({ companyId: CompanyId, kind: Kind, reason: titled('导出原因', Text(100, 2)) }),
    File,
    { permission: 'people', refusals: [] },
  ),
}
