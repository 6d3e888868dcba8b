import { Type, type Static } from '@sinclair/typebox'
import { staffRoles } from '@yf/domain/staff'
import { consoleService } from './call.ts'
import { VisitTypeName } from './claim-shapes.ts'
import { CaseIds, CaseOutcome, QueueFilter, QueueListName } from './queue-shapes.ts'
import { Report, ReportQuery, Statistics, StatisticsQuery } from './report-shapes.ts'
import { Bit, CompanyId, Day, Fen, Id, Nothing, Nullable, OneKeyOf, OneOf, Text, titled } from './shapes.ts'

/** How the claims console distributes its work, and the results: views, assignment, statistics, reports. */

/** Filters of the queue, stored under a name. */
export const QueueView = Type.Object({
  id: Id,
  name: Type.String(),
  list: QueueListName,
  filter: QueueFilter,
})
export type QueueView = Static<typeof QueueView>

const SelectChoice = Type.Object({ value: Type.String(), name: Type.String() })
export type SelectChoice = Static<typeof SelectChoice>

const Absence = Type.Object({ id: Id, firstDay: Day, lastDay: Day })

/** A member of staff who handles cases. */
export const CaseHandler = Type.Object({
  id: Id,
  name: Type.String(),
  role: OneKeyOf(staffRoles),
  /** Cases that wait for this person. */
  openCount: Type.Integer(),
  isAway: Bit,
  /** Current and future ones. */
  absences: Type.Array(Absence),
})
export type CaseHandler = Static<typeof CaseHandler>

const HandlerGroup = Type.Object({ id: Id, name: Type.String(), staffIds: Type.Array(Id) })
export type HandlerGroup = Static<typeof HandlerGroup>

const StaffId = titled('人员', Id)
const GroupId = titled('小组', Id)
const StaffIds = Type.Array(Id, { title: '成员', minItems: 1, maxItems: 100, uniqueItems: true })
const Limit = (title: string) => titled(title, Type.Integer({ minimum: 0, maximum: 100_000_000_00 }))

/** Which group gets an unassigned case; null matches every case, and no group means all handlers. */
const AssignmentRule = Type.Object({
  companyId: Nullable(CompanyId),
  visitType: Nullable(VisitTypeName),
  minFen: Limit('最低金额'),
  maxFen: Nullable(Limit('最高金额')),
  groupId: Nullable(GroupId),
})
export type AssignmentRule = Static<typeof AssignmentRule>

const Assignment = Type.Object({ rules: Type.Array(AssignmentRule), groups: Type.Array(HandlerGroup) })

const leading = { refusals: [] } as const

export const claimsAssignmentCalls = {
  choices: consoleService.get(
    'desk/choices',
    '查看筛选条件',
    'Filter values of the queue: companies, handlers, flags',
    Nothing,
    Type.Object({
      companies: Type.Array(SelectChoice),
      handlers: Type.Array(SelectChoice),
      flags: Type.Array(SelectChoice),
    }),
    { permission: 'review', refusals: [] },
  ),
  views: consoleService.get(
    'desk/views',
    '查看我的视图',
    'Saved views of the caller',
    Nothing,
    Type.Array(QueueView),
    { permission: 'review', refusals: [] },
  ),
  saveView: consoleService.post(
    'desk/view',
    '保存视图',
    'Saves a view of the queue; replaces one of the same name',
    Type.Object({ name: titled('视图名称', Text(20, 1)), list: QueueListName, filter: QueueFilter }),
    Type.Array(QueueView),
    { permission: 'review', refusals: ['viewsFull'] },
  ),
  dropView: consoleService.post(
    'desk/view/drop',
    '删除视图',
    'Deletes a view',
    Type.Object({ id: titled('视图', Id) }),
    Type.Array(QueueView),
    { permission: 'review', refusals: [] },
  ),
  people: consoleService.get(
    'desk/people',
    '查看处理人员',
    'Handlers with their open cases and absences',
    Nothing,
    Type.Array(CaseHandler),
    { permission: 'lead', ...leading },
  ),
  assign: consoleService.post(
    'desk/assign',
    '分派案件',
    'Assigns cases to a handler; the response contains each result',
    Type.Object({ caseIds: CaseIds(100), staffId: StaffId }),
    Type.Object({ outcomes: Type.Array(CaseOutcome) }),
    { permission: 'lead', idempotent: true, refusals: ['personAway'] },
  ),
  setAbsence: consoleService.post(
    'desk/absence',
    '登记请假',
    'Records an absence; no rule assigns cases to the person',
    Type.Object({ staffId: StaffId, firstDay: titled('开始日期', Day), lastDay: titled('结束日期', Day) }),
    Type.Array(CaseHandler),
    { permission: 'lead', ...leading },
  ),
  dropAbsence: consoleService.post(
    'desk/absence/drop',
    '取消请假',
    'Removes an absence',
    Type.Object({ staffId: StaffId, id: titled('请假', Id) }),
    Type.Array(CaseHandler),
    { permission: 'lead', ...leading },
  ),
  assignment: consoleService.get(
    'desk/assignment',
    '查看派件规则',
    'Assignment rules and groups',
    Nothing,
    Assignment,
    { permission: 'lead', ...leading },
  ),
  saveGroup: consoleService.post(
    'desk/group',
    '修改小组',
    'Creates or changes a group',
    Type.Object({ id: Type.Optional(GroupId), name: titled('小组名称', Text(20, 1)), staffIds: StaffIds }),
    Assignment,
    { permission: 'lead', refusals: ['groupNameTaken'] },
  ),
  dropGroup: consoleService.post(
    'desk/group/drop',
    '删除小组',
    'Deletes a group that no rule uses',
    Type.Object({ id: GroupId }),
    Assignment,
    { permission: 'lead', refusals: ['groupInUse'] },
  ),
  /** Replaces all rules; they are tried in this order. */
  saveRules: consoleService.post(
    'desk/rules',
    '修改派件规则',
    'Replaces the assignment rules',
    Type.Object({ rules: Type.Array(AssignmentRule, { title: '派件规则', maxItems: 100 }) }),
    Assignment,
    { permission: 'lead', ...leading },
  ),
  statistics: consoleService.get(
    'desk/statistics',
    '查看统计',
    'Statistics of submissions, decisions, handlers and open cases',
    StatisticsQuery,
    Statistics,
    { permission: 'report', ...leading },
  ),
  report: consoleService.get(
    'desk/report',
    '查看理赔报表',
    'Report of decisions by month, insurer and liability',
    ReportQuery,
    Report,
    { permission: 'report', ...leading },
  ),
  /** As base64: the console saves it under its name. */
  reportFile: consoleService.post(
    'desk/report/file',
    '下载理赔报表',
    'The report as a spreadsheet, for the insurer or, with large claims listed, for the reinsurer',
    Type.Composite([
      ReportQuery,
      Type.Object({
        reader: OneOf(['insurer', 'reinsurer'], { title: '报送对象' }),
        /** Cases from this amount on are listed for the reinsurer. */
        largeFen: titled('大额标准', Fen),
      }),
    ]),
    Type.Object({ name: Type.String(), base64: Type.String() }),
    { permission: 'report', ...leading },
  ),
}
