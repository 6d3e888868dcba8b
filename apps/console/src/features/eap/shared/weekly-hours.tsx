import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { WeeklyHours as Hours } from '@yf/contract/schedule-shapes'
import { Alert, Button, Table } from 'antd'
import { useState } from 'react'
import { Section } from '#ui/section/section.tsx'
import { Tool } from '#ui/tool/tool.tsx'
import { hourColumns, type HoursDraft } from './hour-columns.tsx'
import { isClock } from './schedule-labels.ts'
import styles from './schedule.module.css'

const morning: Hours = { weekday: 1, from: '09:00', until: '12:00', capacity: 1 }

let drafts = 0
const draftOf = (hours: Hours): HoursDraft => ({ key: (drafts += 1), hours })

function faultOf(hours: readonly Hours[]): string | null {
  if (hours.some(({ from, until }) => !isClock(from) || !isClock(until))) return '时间请写成 09:00 的样子'
  return hours.some(({ from, until }) => from >= until) ? '结束时间须晚于开始时间' : null
}

interface Props {
  hours: readonly Hours[]
  isBusy: boolean
  /** Why saving failed. */
  fault: string | null
  onSave: (hours: Hours[]) => void
}

/** Nothing changes until all hours are saved. Free slots follow; existing bookings stay. */
export function WeeklyHours({ hours, isBusy, fault: refused, onSave }: Props) {
  const [rows, setRows] = useState<readonly HoursDraft[]>(() => hours.map(draftOf))
  const newHours = rows.map((row) => row.hours)
  const isChanged = JSON.stringify(newHours) !== JSON.stringify(hours)
  const fault = faultOf(newHours)
  const change = (key: number, changes: Partial<Hours>) =>
    setRows(rows.map((row) => (row.key === key ? { key, hours: { ...row.hours, ...changes } } : row)))
  const tools = {
    title: '',
    render: (_: unknown, { key }: HoursDraft, at: number) => (
      <Tool
        label={`删除第 ${at + 1} 个时段`}
        icon={<DeleteOutlined aria-hidden />}
        onPress={() => setRows(rows.filter((row) => row.key !== key))}
      />
    ),
  }
  return (
    <Section title="每周时段" aside="按每次时长从开始时间起依次排开；已约出的时间会保留">
      <Table<HoursDraft>
        size="small"
        rowKey="key"
        pagination={false}
        columns={[...hourColumns(change), tools]}
        dataSource={[...rows]}
        locale={{ emptyText: '没有时段：员工看不到可约的时间' }}
      />
      {fault && <Alert type="warning" showIcon title={fault} />}
      {refused && <Alert type="error" showIcon title={refused} />}
      <div className={styles.buttons}>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setRows([...rows, draftOf(morning)])}>
          添加时段
        </Button>
        <Button
          type="primary"
          disabled={!isChanged || fault !== null}
          loading={isBusy}
          onClick={() => onSave(newHours)}
        >
          保存时段
        </Button>
      </div>
    </Section>
  )
}
