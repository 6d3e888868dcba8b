import type { AdminCompanyRow } from '@yf/contract/company-admin-set-up'
import { companyStatuses } from '@yf/domain/company-status'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { statusColors } from '#features/company/statuses.ts'
import styles from './set-up.module.css'

export const companyColumns: TableColumnsType<AdminCompanyRow> = [
  {
    title: '企业',
    render: (_, { companyId, companyName, companyAlias, logo }) => (
      <span className={styles.company}>
        {logo ? <img className={styles.logo} src={logo} alt="" /> : <span className={styles.logo} />}
        <span>
          <a href={linkTo('/company', { id: companyId })}>{companyName}</a>
          <div className={text.quiet}>{companyAlias}</div>
        </span>
      </span>
    ),
  },
  { title: '集团', render: (_, { groupName }) => groupName },
  {
    title: '状态',
    className: text.nowrap,
    render: (_, { status, isInArrears }) => (
      <>
        <Tag color={statusColors[status]}>{companyStatuses[status]}</Tag>
        {isInArrears === 1 && <Tag color="error">欠费</Tag>}
      </>
    ),
  },
  {
    title: '开通清单',
    className: text.nowrap,
    render: (_, { companyId }) => <a href={linkTo('/company', { id: companyId, tab: 'setUp' })}>查看</a>,
  },
]
