import type { ActivityPage } from '@yf/contract/activities'
import { dayAndClockText } from '@yf/domain/date-text'
import { openAddress } from '#platform/handoff/open-site.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import styles from './sections.module.css'

export const StepRow = ({ steps }: ActivityPage) =>
  steps.length === 0 ? null : (
    <Card title="参与步骤">
      <ol className={styles.steps}>
        {steps.map(({ title, words }, at) => (
          <li key={title}>
            <span className={styles.figure}>{at + 1}</span>
            <strong>{title}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </Card>
  )

/** Tasks that earn chances: each links to where it is done; the server counts it automatically. */
export const ChanceTasks = ({ tasks, freeChances, status }: ActivityPage) =>
  tasks.length === 0 ? null : (
    <Card title="做任务得机会" flush>
      {freeChances > 0 && <p className={styles.free}>{`活动赠送每人 ${freeChances} 次机会`}</p>}
      {tasks.map(({ source, name, note, path, chances, doneTimes }) => (
        <ListRow
          key={source}
          title={`${name} +${chances} 次`}
          facts={[note, `活动期间已完成 ${doneTimes} 次`]}
          state={
            status === 2 ? (
              <Button size="small" kind="secondary" label={`去完成：${name}`} onTap={() => openAddress(path)}>
                去完成
              </Button>
            ) : null
          }
        />
      ))}
    </Card>
  )

export const MyDraws = ({ draws }: ActivityPage) => (
  <Card title="我的抽奖" flush>
    {draws.length === 0 && (
      <EmptyOf kind="benefits" title="还没有抽过奖" note="做任务得机会，抽中的奖品会列在这里" />
    )}
    {draws.map(({ id, prize, createTime }) => (
      <ListRow
        key={id}
        title={prize?.name ?? '谢谢参与'}
        facts={[dayAndClockText(createTime), ...(prize?.how ? [prize.how] : [])]}
      />
    ))}
  </Card>
)

export const Rules = ({ rules }: ActivityPage) =>
  rules.length === 0 ? null : (
    <Card title="活动规则">
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Card>
  )
