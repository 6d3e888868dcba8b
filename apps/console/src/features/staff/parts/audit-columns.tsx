import type { AuditRow } from '@yf/contract/audit-log-shapes'
import { staffRoles } from '@yf/domain/staff'
import { auditActions } from '@yf/domain/audit-actions'
import { Popover, Space, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { addressed, type Filter } from '../audit-filter.ts'
import styles from './audit-columns.module.css'

function CaseLink({ caseNo, filter }: { caseNo: string; filter: Filter }) {
  return (
    <a href={linkTo('/audit-log', addressed({ ...filter, caseNo }))} title="只看这个案件">
      {caseNo}
    </a>
  )
}

/** The case of the event, or the number of cases that a list showed: each filters by that case. */
function Cases({ row: { caseNo, caseNos }, filter }: { row: AuditRow; filter: Filter }) {
  const others = caseNos.filter((one) => one !== caseNo)
  const all = (
    <div className={styles.cases}>
      {others.map((one) => (
        <CaseLink key={one} caseNo={one} filter={filter} />
      ))}
    </div>
  )
  if (caseNo === null && others.length === 0) return <span className={text.quiet}>—</span>
  return (
    <Space size={6}>
      {caseNo !== null && <CaseLink caseNo={caseNo} filter={filter} />}
      {others.length > 0 && (
        <Popover content={all} title="所示案件" trigger={['click', 'hover']}>
          <button type="button" className={styles.more}>
            {caseNo === null ? `${others.length} 个案件` : `另 ${others.length} 个`}
          </button>
        </Popover>
      )}
    </Space>
  )
}

/** A name filters by that person, and a case number by that case. */
export const auditLogColumns = (filter: Filter): TableColumnsType<AuditRow> => [
  { title: '时间', dataIndex: 'time', className: text.nowrap },
  {
    title: '人员',
    className: text.nowrap,
    render: (_, { staffId, staffName, role }) => (
      <Space size={6}>
        <a href={linkTo('/audit-log', addressed({ ...filter, staffId }))} title="只看此人">
          {staffName}
        </a>
        <span className={text.quiet}>{staffRoles[role]}</span>
      </Space>
    ),
  },
  { title: '序号', dataIndex: 'seq', align: 'right' },
  // An action code recorded by another version may have no label here.
  { title: '行为', className: text.nowrap, render: (_, { action }) => auditActions[action]?.words ?? action },
  { title: '案件', className: text.nowrap, render: (_, row) => <Cases row={row} filter={filter} /> },
  { title: '内容', dataIndex: 'detail' },
  { title: '来源地址', dataIndex: 'address', className: text.nowrap },
]
