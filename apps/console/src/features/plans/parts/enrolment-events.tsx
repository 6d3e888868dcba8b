import { enrolmentAdminCalls, type EnrolmentEvent, type EnrolmentRow } from '@yf/contract/enrolment-admin'
import { coverEventKinds, endReasons } from '@yf/domain/cover'
import { Drawer, Timeline } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import text from '#ui/quiet.module.css'

interface Props {
  companyId: string
  row: EnrolmentRow
  onClose: () => void
}

function eventText({ kind, day, lastDay, className, versionNo, endReason }: EnrolmentEvent): string {
  const name = coverEventKinds[kind]
  switch (kind) {
    case 'added':
    case 'renewed':
      return `${name}：${day} 至 ${lastDay}，${className ?? ''}`
    case 'changed':
      return `${name}：${day} 起为${className ?? ''}`
    case 'endorsed':
      return `${name}：${day} 起按第 ${(versionNo ?? 1) - 1} 次批改`
    case 'ended':
      return `${name}：${day} 起不再保障，${endReason ? endReasons[endReason] : ''}`
  }
}

/** What happened to a cover, in order. */
export function EnrolmentEvents({ companyId, row, onClose }: Props) {
  const events = useQueryOf(enrolmentAdminCalls.events, { companyId, enrolmentId: row.id })
  return (
    <Drawer open title={`${row.name}的参保变动`} size={480} onClose={onClose}>
      <Answered of={events} failed="变动没有加载成功">
        {(list) => (
          <Timeline
            items={list.map((event) => ({
              key: event.seq,
              content: (
                <>
                  {eventText(event)}
                  <div className={text.quiet}>{event.time}</div>
                </>
              ),
            }))}
          />
        )}
      </Answered>
    </Drawer>
  )
}
