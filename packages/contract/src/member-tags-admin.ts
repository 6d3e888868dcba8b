import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Bit, CompanyId, Done, Id, Nothing, Phone, Text, titled } from './shapes.ts'

export const CompanyTag = Type.Object({
  companyId: Id,
  id: Id,
  name: Type.String(),
  people: Type.Integer({ minimum: 0 }),
})
export type CompanyTag = Static<typeof CompanyTag>

const TagId = titled('标签', Id)
const Name = titled('标签名称', Text(20, 1))
const setUp = { permission: 'setUp' } as const

/** Tags of members, which the app and its partners read. */
export const memberTagCalls = {
  tagCompanies: consoleService.get(
    'personnel/tags/companies',
    '查看可设标签的企业',
    'Companies that can have tags',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { ...setUp, refusals: [] },
  ),
  tags: consoleService.get(
    'personnel/tags',
    '查看会员标签',
    'The tags of a company, and how many members have each',
    Type.Object({ companyId: CompanyId }),
    Type.Array(CompanyTag),
    { ...setUp, refusals: [] },
  ),
  addTag: consoleService.post(
    'personnel/tags/add',
    '新建会员标签',
    'A tag for members of a company',
    Type.Object({ companyId: CompanyId, name: Name }),
    CompanyTag,
    { ...setUp, idempotent: true, refusals: [] },
  ),
  renameTag: consoleService.post(
    'personnel/tags/rename',
    '修改会员标签',
    'Another name, also for the members who have it',
    Type.Object({ companyId: CompanyId, id: TagId, name: Name }),
    CompanyTag,
    { ...setUp, refusals: [] },
  ),
  removeTag: consoleService.post(
    'personnel/tags/remove',
    '删除会员标签',
    'Removes a tag, also from the members who have it',
    Type.Object({ companyId: CompanyId, id: TagId }),
    Done,
    { ...setUp, refusals: [] },
  ),
  assignTag: consoleService.post(
    'personnel/tags/assign',
    '给会员打标签',
    'Adds a tag to members of the company, by their phones, or takes it off: all or none',
    Type.Object({
      companyId: CompanyId,
      id: TagId,
      isAdded: titled('添加或取消', Bit),
      phones: Type.Array(Phone, { title: '会员手机号', minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    Type.Object({ changed: Type.Integer() }),
    { ...setUp, refusals: [] },
  ),
}
