import { pointsCalls, type MemberTask } from '@yf/contract/points'
import { useState } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { anew, refreshPoints } from '../use-member.ts'
import { RulesSheet } from './rules-sheet.tsx'

/** Tasks that earn points. The server detects most of them; reading the rules is reported from here. */
export function TaskList() {
  const { companyId } = useCompany()
  const tasks = useQueryOf(pointsCalls.tasks, { companyId }, anew)
  const completing = useWrite(pointsCalls.completeTask)
  const [isReading, setReading] = useState(false)
  const finish = async () => {
    setReading(false)
    const done = await completing.send({ companyId, taskCode: 'rulesRead' })
    if (!done.ok) return
    if (done.result.isNew === 1) say(`任务完成，获得 ${done.result.points} 积分`)
    await refreshPoints()
  }
  const start = (task: MemberTask) => (task.isTold === 1 ? setReading(true) : openAddress(task.path))
  return (
    <Card title="赚积分" flush>
      <Answered of={tasks} skeleton={<SkeletonRows rows={4} />}>
        {(rows) => rows.map((task) => <TaskRow key={task.code} task={task} onStart={() => start(task)} />)}
      </Answered>
      <RulesSheet open={isReading} onClose={() => setReading(false)} onRead={finish} />
    </Card>
  )
}

const figure = (steps: number) => steps.toLocaleString('zh-CN')

const stepsFact = ({ steps }: MemberTask): string[] =>
  steps ? [`今日 ${figure(steps.today)} / ${figure(steps.goal)} 步`] : []

const TaskRow = ({ task, onStart }: { task: MemberTask; onStart: () => void }) => (
  <ListRow
    title={`${task.name} +${task.points}`}
    facts={[task.note, ...stepsFact(task), ...(task.doneTimes > 0 ? [`已完成 ${task.doneTimes} 次`] : [])]}
    state={
      task.isDoneToday === 1 ? (
        <Chip tone="success">今日已完成</Chip>
      ) : task.steps ? (
        <Chip>{`还差 ${figure(task.steps.goal - task.steps.today)} 步`}</Chip>
      ) : (
        <Button size="small" kind="secondary" label={`去完成：${task.name}`} onTap={onStart}>
          去完成
        </Button>
      )
    }
  />
)
