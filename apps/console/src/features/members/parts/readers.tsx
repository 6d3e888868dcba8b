import { membersAdminCalls, type MemberDetail, type MemberReader } from '@yf/contract/members-admin'
import { auditActions } from '@yf/domain/audit-actions'
import { staffRoles } from '@yf/domain/staff'
import type { TableColumnsType } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { OnwardTable } from '#ui/paged-table/onward-table.tsx'
import text from '#ui/quiet.module.css'
import { Section } from '#ui/section/section.tsx'

const pageSize = 20

/** From the audit log: who looked at the member, and who changed something. */
export function Readers({ member: { id } }: { member: MemberDetail }) {
  const { after } = useLocation().query
  const readers = useQueryOf(membersAdminCalls.readers, { id, pageSize, ...(after ? { after } : {}) })
  const hrefOf = (to: string | null) => linkTo('/member', { id, part: 'readers', after: to })
  return (
    <Section title="谁看过">
      <Answered of={readers} failed="查看记录没有加载成功" empty="还没有人看过">
        {({ records, next }) => (
          <OnwardTable
            rowKey="id"
            columns={readerColumns}
            rows={records}
            first={after ? hrefOf(null) : null}
            next={next && hrefOf(next)}
            isFetching={readers.isFetching}
          />
        )}
      </Answered>
    </Section>
  )
}

const readerColumns: TableColumnsType<MemberReader> = [
  { title: '时间', dataIndex: 'time', className: text.nowrap },
  {
    title: '人员',
    className: text.nowrap,
    render: (_, { staffName, role }) => (
      <>
        {staffName} <span className={text.quiet}>{staffRoles[role]}</span>
      </>
    ),
  },
  // An action code recorded by another version may have no label here.
  { title: '行为', className: text.nowrap, render: (_, { action }) => auditActions[action]?.words ?? action },
  { title: '内容', dataIndex: 'detail' },
]
