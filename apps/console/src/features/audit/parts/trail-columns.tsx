import type { AuditRow } from '@yf/contract/workbench'
import { staffRoles } from '@yf/domain/staff'
import { Space, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import type { Filter } from './trail-filter.tsx'
import styles from '#ui/quiet.module.css'

/** A name and a case number lead to everything that this person did, or that was done to this case. */
export const trailColumns = (filter: Filter): TableColumnsType<AuditRow> => [
  { title: '时间', dataIndex: 'time', className: styles.nowrap },
  {
    title: '人员',
    className: styles.nowrap,
    render: (_, { staffId, staffName, role }) => (
      <Space size={6}>
        <a href={linkTo('/trail', { ...filter, staffId })} title="只看此人">
          {staffName}
        </a>
        <span className={styles.quiet}>{staffRoles[role]}</span>
      </Space>
    ),
  },
  { title: '行为', dataIndex: 'deed', className: styles.nowrap },
  {
    title: '案件号',
    className: styles.nowrap,
    render: (_, { caseNo }) =>
      caseNo === null ? (
        <span className={styles.quiet}>—</span>
      ) : (
        <a href={linkTo('/trail', { ...filter, caseNo })} title="只看这个案件">
          {caseNo}
        </a>
      ),
  },
  { title: '内容', dataIndex: 'detail' },
  { title: '来源地址', dataIndex: 'address', className: styles.nowrap },
]
