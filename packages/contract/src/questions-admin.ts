import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Bit, ByCompany, CompanyId, Done, Id, Moment, Nothing, Nullable, Text, titled } from './shapes.ts'

/** The fields of a question that staff edit. */
const editableFields = {
  category: titled('分类', Text(10, 1)),
  title: titled('问题', Text(40, 1)),
  /** Plain text, or the simple HTML of `richTags`. */
  content: titled('答案', Text(4000, 1)),
  /** Smaller values come first; a category takes the position of its first question. */
  sort: Type.Integer({ title: '顺序', minimum: 0, maximum: 9999 }),
  isShown: titled('在应用中显示', Bit),
}

const Count = Type.Integer({ minimum: 0 })

export const AdminQuestion = Type.Object({
  id: Id,
  ...editableFields,
  openedTimes: Count,
  openedPeople: Count,
  /** The last editor, and the version: a save names the version that was read. */
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
})
export type AdminQuestion = Static<typeof AdminQuestion>

const one = {
  companyId: CompanyId,
  id: titled('问题', Id),
  revision: Type.Integer({ title: '版本', minimum: 0, maximum: 1_000_000 }),
}

/** Suggested questions of the message centre, for operations staff. */
export const questionsAdminCalls = {
  companies: consoleService.get(
    'questions/companies',
    '查看企业名单',
    'Companies for which questions can be published',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { permission: 'operate', refusals: [] },
  ),
  list: consoleService.get(
    'questions/list',
    '查看常见问题',
    'Questions of a company in display order, including hidden ones',
    ByCompany,
    Type.Array(AdminQuestion),
    { permission: 'operate', refusals: [] },
  ),
  add: consoleService.post(
    'questions/add',
    '新增常见问题',
    'Creates the question for several companies; each company gets its own copy',
    Type.Object({
      companyIds: Type.Array(Id, { title: '企业', minItems: 1, maxItems: 200, uniqueItems: true }),
      ...editableFields,
    }),
    Type.Array(AdminQuestion),
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  change: consoleService.post(
    'questions/change',
    '修改常见问题',
    'Changes, hides or shows the question of one company',
    Type.Object({ ...one, ...editableFields }),
    AdminQuestion,
    { permission: 'operate', idempotent: true, refusals: ['stateMoved'] },
  ),
  remove: consoleService.post(
    'questions/remove',
    '删除常见问题',
    'Deletes a question that nobody has opened',
    Type.Object(one),
    Done,
    { permission: 'operate', idempotent: true, refusals: ['stateMoved', 'questionOpened'] },
  ),
}
