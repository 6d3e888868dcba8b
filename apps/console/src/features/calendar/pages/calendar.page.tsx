import { calendarAdminCalls, type CalendarYear } from '@yf/contract/calendar-admin'
import { Button, Descriptions, Tag } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/section/section.tsx'
import { YearDialog } from '../parts/year-dialog.tsx'

const daysText = ({ first, last }: CalendarYear['off'][number]): string =>
  first === last ? first.slice(5) : `${first.slice(5)} 至 ${last.slice(5)}`

function Year({ year, onEnter }: { year: CalendarYear; onEnter: () => void }) {
  const isKnown = year.isKnown === 1
  return (
    <Section
      title={`${year.year} 年`}
      aside={
        <Button type="link" size="small" aria-label={`录入 ${year.year} 年`} onClick={onEnter}>
          {isKnown ? '修改' : '录入'}
        </Button>
      }
    >
      <Descriptions
        column={1}
        size="small"
        items={[
          {
            key: 'notice',
            label: '依据',
            children: isKnown ? year.notice : <Tag color="warning">未录入，暂按法定节假日和周末计算</Tag>,
          },
          { key: 'off', label: '放假', children: year.off.map(daysText).join('、') },
          {
            key: 'worked',
            label: '调休上班',
            children: year.worked.map((day) => day.slice(5)).join('、') || '无',
          },
          ...(year.entered.length > 0
            ? [
                {
                  key: 'entered',
                  label: '录入记录',
                  children: year.entered.map(({ staffName, time }) => `${staffName} ${time}`).join('；'),
                },
              ]
            : []),
        ]}
      />
    </Section>
  )
}

/** The working days from which all due dates and promised dates are computed. */
export default function CalendarPage() {
  const years = useQueryOf(calendarAdminCalls.years, {})
  const [entered, setEntered] = useState<CalendarYear | null>(null)
  return (
    <Page note="理赔时效、预计到账等都按工作日计算。国务院办公厅每年 11 月公布下一年的安排，请及时录入。">
      <Answered of={years} failed="工作日历没有加载成功">
        {(list) => list.map((year) => <Year key={year.year} year={year} onEnter={() => setEntered(year)} />)}
      </Answered>
      {entered && <YearDialog year={entered} onClose={() => setEntered(null)} />}
    </Page>
  )
}
