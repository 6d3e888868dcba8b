import { staffCalls } from '@yf/contract/staff'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { OnwardTable } from '#ui/paged-table/onward-table.tsx'
import { addressed, filterOf } from '../audit-filter.ts'
import { auditLogColumns } from './audit-columns.tsx'
import { AuditLogFilter } from './audit-filter.tsx'

const pageSize = 50

/** What staff read and did. */
export function AuditLog() {
  const { query } = useLocation()
  const after = query['after']
  const filter = filterOf(query)
  const page = useQueryOf(staffCalls.auditLog, { pageSize, ...filter, ...(after && { after }) })
  return (
    <>
      <AuditLogFilter
        key={JSON.stringify(filter)}
        filter={filter}
        onFilter={(next) => go('/audit-log', addressed(next))}
      />
      <Answered of={page} failed="记录没有加载成功" empty="没有符合条件的记录" lines={10}>
        {({ records, next }) => (
          <OnwardTable
            rowKey="id"
            columns={auditLogColumns(filter)}
            rows={records}
            isFetching={page.isFetching}
            first={after ? linkTo('/audit-log', addressed(filter)) : null}
            next={next && linkTo('/audit-log', { ...addressed(filter), after: next })}
          />
        )}
      </Answered>
    </>
  )
}
