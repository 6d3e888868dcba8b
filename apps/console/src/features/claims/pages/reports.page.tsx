import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { shanghaiMonth } from '@yf/domain/dates'
import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { useNow } from '#ui/use-now.ts'
import { ReportFigures } from '../parts/team/report-figures.tsx'
import { ReportFile } from '../parts/team/report-file.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'
import styles from '../parts/team/team.module.css'

export default function ReportsPage() {
  const { query } = useLocation()
  const now = shanghaiMonth(new Date(useNow()))
  const { from = now, to = now, insurer } = query
  const reportQuery = { from, to, ...(insurer && { insurer }) }
  const report = useQueryOf(claimsAssignmentCalls.report, reportQuery)
  return (
    <StackedPage
      tools={
        <>
          <DatePicker.RangePicker
            picker="month"
            allowClear={false}
            value={[dayjs(from), dayjs(to)]}
            maxDate={dayjs(now)}
            onChange={(months) =>
              go('/reports', {
                ...reportQuery,
                from: months?.[0]?.format('YYYY-MM'),
                to: months?.[1]?.format('YYYY-MM'),
              })
            }
          />
          <Select
            allowClear
            virtual={false}
            className={styles.insurer}
            aria-label="保险公司"
            placeholder="所有保险公司"
            value={insurer ?? null}
            options={(report.data?.insurers ?? []).map((name) => ({ value: name, label: name }))}
            onChange={(name?: string) => go('/reports', { from, to, insurer: name })}
          />
          <ReportFile reportQuery={reportQuery} />
        </>
      }
    >
      <Answered of={report} failed="报表没有加载成功">
        {(found) => <ReportFigures report={found} />}
      </Answered>
    </StackedPage>
  )
}
