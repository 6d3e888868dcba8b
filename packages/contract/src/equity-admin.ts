import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { CompanyId, Done, Id, Moment, Nothing, Nullable, OneOf, Text, titled } from './shapes.ts'

const Name = titled('名称', Text(40, 1))

export const AdminManual = Type.Object({
  id: Id,
  companyId: Id,
  name: Type.String(),
  kind: OneOf(['pdf', 'xlsx']),
  /** bytes */
  size: Type.Integer({ minimum: 0 }),
  updateTime: Moment,
  savedBy: Nullable(Type.String()),
})
export type AdminManual = Static<typeof AdminManual>

const one = { companyId: CompanyId, id: titled('手册', Id) }
const setUp = { permission: 'setUp' } as const

/** What members read about the use of their benefits. */
export const equityAdminCalls = {
  companies: consoleService.get(
    'equity/companies',
    '查看企业名单',
    'Companies that can be given manuals',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { ...setUp, refusals: [] },
  ),
  manuals: consoleService.get(
    'equity/manuals',
    '查看使用手册',
    'The manuals of one company in the order of the app',
    Type.Object({ companyId: CompanyId }),
    Type.Array(AdminManual),
    { ...setUp, refusals: [] },
  ),
  /** With the PDF or the XLSX as a file part. */
  addManual: consoleService.post(
    'equity/manual/add',
    '上传使用手册',
    'A manual for the members of one company, after its others',
    Type.Object({ companyId: CompanyId, name: Name }),
    AdminManual,
    {
      ...setUp,
      body: 'multipart',
      idempotent: true,
      refusals: ['badManual', 'manualTooLarge', 'manualsFull'],
    },
  ),
  renameManual: consoleService.post(
    'equity/manual/rename',
    '修改使用手册',
    'Another name for a manual',
    Type.Object({ ...one, name: Name }),
    AdminManual,
    { ...setUp, idempotent: true, refusals: [] },
  ),
  removeManual: consoleService.post(
    'equity/manual/remove',
    '删除使用手册',
    'Members no longer find it, and its file is deleted',
    Type.Object(one),
    Done,
    { ...setUp, idempotent: true, refusals: [] },
  ),
}
