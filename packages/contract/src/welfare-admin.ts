import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { CompanyId, Day, Done, Id, Page, PageQuery, Phone, Text, titled } from './shapes.ts'

export const AdminWelfare = Type.Object({
  id: Id,
  companyId: Id,
  name: Type.String(),
  summary: Type.String(),
  endDay: Day,
  holderName: Type.String(),
  /** For a family member of the holder. */
  isFamily: Type.Boolean(),
})
export type AdminWelfare = Static<typeof AdminWelfare>

const operated = { permission: 'operate' } as const

/** Health welfare: what single members of a company were given to use outside the app. */
export const welfareAdminCalls = {
  welfare: consoleService.get(
    'equity/welfare',
    '查看健康福利',
    'Health welfare of the members of a company, newest first',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(AdminWelfare),
    { ...operated, refusals: [] },
  ),
  addWelfare: consoleService.post(
    'equity/welfare/add',
    '发放健康福利',
    'Gives members of a company, by their phones, a health welfare entry: all or none',
    Type.Object({
      companyId: CompanyId,
      name: titled('名称', Text(40, 1)),
      summary: titled('说明', Text(100, 1)),
      endDay: titled('截止日期', Day),
      phones: Type.Array(Phone, { title: '会员手机号', minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    Type.Object({ added: Type.Integer() }),
    { ...operated, idempotent: true, refusals: [] },
  ),
  removeWelfare: consoleService.post(
    'equity/welfare/remove',
    '收回健康福利',
    'Removes one entry',
    Type.Object({ companyId: CompanyId, id: titled('健康福利', Id) }),
    Done,
    { ...operated, refusals: [] },
  ),
}
