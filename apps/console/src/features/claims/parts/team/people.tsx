import { claimsAssignmentCalls, type CaseHandler } from '@yf/contract/claims-admin-assignment'
import { staffRoles } from '@yf/domain/staff'
import { Button, DatePicker, Table, Tag, type TableColumnsType } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Entry } from '#ui/entry/entry.tsx'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'

const textOf = (day: Dayjs) => day.format('YYYY-MM-DD')

function AbsenceDialog({ person, onClose }: { person: CaseHandler; onClose: () => void }) {
  const [days, setDays] = useState<readonly [Dayjs, Dayjs] | null>(null)
  const { send, isBusy, error } = useWrite(claimsAssignmentCalls.setAbsence)
  const save = async () => {
    if (days === null) return
    const [firstDay, lastDay] = [textOf(days[0]), textOf(days[1])]
    const saved = await send({ staffId: person.id, firstDay, lastDay })
    if (!saved.ok) return
    putQuery(claimsAssignmentCalls.people, {}, saved.result)
    onClose()
  }
  return (
    <Dialog
      title={`${person.name}请假`}
      confirmText="登记"
      isBusy={isBusy}
      fault={error?.message ?? null}
      canConfirm={days !== null}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Entry label="日期" note="这些天不会再分到案件；分给他而尚未受理的案件会按规则转给其他人。">
        {(id) => (
          <DatePicker.RangePicker
            id={{ start: id }}
            onChange={(chosen) => setDays(chosen?.[0] && chosen[1] ? [chosen[0], chosen[1]] : null)}
          />
        )}
      </Entry>
    </Dialog>
  )
}

/** Absences, which can be cancelled. */
function Absences({ person }: { person: CaseHandler }) {
  const { send } = useWrite(claimsAssignmentCalls.dropAbsence)
  const drop = async (id: string) => {
    const left = await send({ staffId: person.id, id })
    if (left.ok) putQuery(claimsAssignmentCalls.people, {}, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  return person.absences.map(({ id, firstDay, lastDay }) => {
    const days = firstDay === lastDay ? firstDay : `${firstDay} 至 ${lastDay}`
    return (
      <Tag
        key={id}
        closable={{ 'aria-label': `取消 ${person.name} ${days} 的请假` }}
        onClose={(event) => {
          event.preventDefault()
          void drop(id)
        }}
      >
        {days}
      </Tag>
    )
  })
}

const columns = (onAway: (person: CaseHandler) => void): TableColumnsType<CaseHandler> => [
  {
    title: '姓名',
    render: (_, { name, isAway }) => (
      <>
        {name} {isAway === 1 && <Tag color="warning">请假中</Tag>}
      </>
    ),
  },
  { title: '岗位', render: (_, { role }) => staffRoles[role] },
  {
    title: '手上案件',
    align: 'right',
    render: (_, { id, openCount }) => (
      <a href={linkTo('/queue', { list: 'open', handler: id })}>{openCount}</a>
    ),
  },
  { title: '请假', render: (_, person) => <Absences person={person} /> },
  {
    title: '',
    align: 'right',
    render: (_, person) => (
      <Button size="small" onClick={() => onAway(person)} aria-label={`登记请假：${person.name}`}>
        登记请假
      </Button>
    ),
  },
]

export function People({ people }: { people: readonly CaseHandler[] }) {
  const [away, setAway] = useState<CaseHandler | null>(null)
  return (
    <Section title="处理人员">
      <Table<CaseHandler>
        size="small"
        rowKey="id"
        pagination={false}
        columns={columns(setAway)}
        dataSource={[...people]}
      />
      {away && <AbsenceDialog person={away} onClose={() => setAway(null)} />}
    </Section>
  )
}
