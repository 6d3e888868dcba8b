import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { useNow } from '#ui/use-now.ts'
import { TeamStatistics } from '../parts/team/team-statistics.tsx'
import { StackedPage } from '#ui/page/stacked-page.tsx'

const shownDays = 30

export default function StatisticsPage() {
  const { query } = useLocation()
  const today = shanghaiDay(new Date(useNow()))
  const { from = addDays(today, 1 - shownDays), to = today } = query
  const found = useQueryOf(claimsAssignmentCalls.statistics, { from, to })
  return (
    <StackedPage
      tools={
        <>
          <DatePicker.RangePicker
            allowClear={false}
            value={[dayjs(from), dayjs(to)]}
            maxDate={dayjs(today)}
            onChange={(days) =>
              go('/statistics', {
                from: days?.[0]?.format('YYYY-MM-DD'),
                to: days?.[1]?.format('YYYY-MM-DD'),
              })
            }
          />
          <span>按提交日和结案日统计，「在手案件」为现在的情况</span>
        </>
      }
    >
      <Answered of={found} failed="统计没有加载成功">
        {(statistics) => <TeamStatistics statistics={statistics} />}
      </Answered>
    </StackedPage>
  )
}
