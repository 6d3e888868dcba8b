import { workbenchCalls } from '@yf/contract/workbench'
import { useQueryOf } from '#platform/http/query.ts'
import { go, usePlace } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { PagedTable } from '#ui/paged-table/paged-table.tsx'
import { Page } from '#ui/page/page.tsx'
import { trailColumns } from '../parts/trail-columns.tsx'
import { TrailFilter, type Filter } from '../parts/trail-filter.tsx'

const pageSize = 50

export default function TrailScreen() {
  const { query } = usePlace()
  const pageNo = Number(query['page']) || 1
  const { caseNo, staffId, from, to } = query
  const filter: Filter = {
    ...(caseNo && { caseNo }),
    ...(staffId && { staffId }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const page = useQueryOf(workbenchCalls.trail, { pageNo, pageSize, ...filter })
  return (
    <Page note="谁在什么时候查看和处理了哪个案件，只能增加，不能修改。">
      <TrailFilter
        key={JSON.stringify(filter)}
        filter={filter}
        staffName={page.data?.records[0]?.staffName ?? '一人'}
        onFilter={(next) => go('/trail', { ...next })}
      />
      <Answered of={page} failed="记录没有加载成功" empty="没有符合条件的记录" lines={10}>
        {({ records, total }) => (
          <PagedTable
            rowKey="id"
            columns={trailColumns(filter)}
            rows={records}
            isFetching={page.isFetching}
            paging={{
              pageNo,
              pageSize,
              total,
              onPage: (next) => go('/trail', { ...filter, page: next > 1 ? next : null }),
            }}
          />
        )}
      </Answered>
    </Page>
  )
}
