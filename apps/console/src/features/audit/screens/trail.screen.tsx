import { workbenchCalls } from '@yf/contract/workbench'
import { useQueryOf } from '#platform/http/query.ts'
import { go, usePlace } from '#platform/navigation/navigation.ts'
import { Blank } from '#ui/blank/blank.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TrailFilter } from '../parts/trail-filter.tsx'
import { TrailTable } from '../parts/trail-table.tsx'
import layout from '#ui/screen.module.css'
import styles from './trail.module.css'

const pageSize = 50

export default function TrailScreen() {
  const { query } = usePlace()
  const pageNo = Number(query['page']) || 1
  const { caseNo, staffId, from, to } = query
  const filter = {
    ...(caseNo && { caseNo }),
    ...(staffId && { staffId }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const page = useQueryOf(workbenchCalls.trail, { pageNo, pageSize, ...filter })
  const { data, error } = page
  return (
    <div className={layout.page}>
      <header className={layout.head}>
        <h1 className={layout.title}>审计</h1>
        <p className={layout.note}>谁在什么时候查看和处理了哪个案件，只能增加，不能修改。</p>
      </header>
      <section className={layout.panel} aria-label="记录">
        <TrailFilter
          key={JSON.stringify(filter)}
          filter={filter}
          staffName={data?.records[0]?.staffName ?? '一人'}
          onFilter={(next) => go('/trail', { ...next })}
        />
        <div className={styles.list} aria-busy={page.isFetching}>
          {!data && !error && <Skeleton lines={10} height={18} />}
          {!data && error && (
            <Blank
              icon="warning"
              title="记录没有加载成功"
              onRetry={() => void page.refetch()}
              isBusy={page.isFetching}
            >
              {error.message}
            </Blank>
          )}
          {data?.records.length === 0 && <Blank title="没有符合条件的记录" />}
          {data && data.records.length > 0 && <TrailTable rows={data.records} filter={filter} />}
        </div>
        {data && data.records.length > 0 && (
          <Pager
            pageNo={pageNo}
            pageSize={pageSize}
            total={data.total}
            onPage={(next) => go('/trail', { ...filter, page: next > 1 ? next : null })}
          />
        )}
      </section>
    </div>
  )
}
