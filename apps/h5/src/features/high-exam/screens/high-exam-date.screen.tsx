import { highExamCalls } from '@yf/contract/high-exam'
import { shanghaiDay } from '@yf/domain/dates'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { useChoice } from '../choice.ts'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import { MonthCalendar } from '../parts/month-calendar.tsx'
import { useTakeDay } from '../use-take-day.ts'
import { cancelRule, dayText } from '../texts.ts'
import styles from './high-exam.module.css'

const today = () => shanghaiDay(new Date())

/** A day with free slots; `change` names the booking to reschedule. */
export default function HighExamDateScreen() {
  const { change } = useQueryParams()
  const { companyId } = useCompany()
  const choice = useChoice()
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const [day, setDay] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const quota = useQueryOf(highExamCalls.quota, { companyId }, { silent: true, enabled: !change })
  const right = quota.data
    ?.flatMap(({ rights }) => rights)
    .find(({ packageId }) => packageId === choice.right)
  const changed = useQueryOf(highExamCalls.booking, { id: change ?? '' }, { silent: true, enabled: !!change })
  const last = (change ? changed.data?.lastDay : right?.endTime.slice(0, 10)) ?? null
  const query = { companyId, institutionCode: choice.institution, packageCode: choice.examPackage, month }
  const schedule = useQueryOf(highExamCalls.schedule, query)
  const { take, isBusy } = useTakeDay(choice, change ?? null)
  const send = async () => {
    if (day === null) return
    setConfirming(false)
    if (!(await take(day))) await schedule.refetch()
  }
  return (
    <Page
      actions={
        <Button block busy={isBusy} disabled={day === null} onTap={() => setConfirming(true)}>
          {day === null ? '请选择日期' : `${change ? '改到' : '预约'} ${dayText(day)}`}
        </Button>
      }
    >
      <div className={styles.sections}>
        {last !== null && <NoticeBar>{`所用权益 ${last} 前有效，之后的日期不能选`}</NoticeBar>}
        <Card>
          <MonthCalendar
            month={month}
            onMonth={setMonth}
            schedule={schedule}
            last={last}
            first={today().slice(0, 7)}
            value={day}
            onChange={setDay}
          />
        </Card>
        <Card title="预约须知">
          <p className={styles.rule}>{cancelRule}</p>
        </Card>
      </div>
      <ConfirmSheet
        day={isConfirming ? day : null}
        choice={choice}
        isChange={change !== undefined}
        onClose={() => setConfirming(false)}
        onSend={send}
      />
    </Page>
  )
}
