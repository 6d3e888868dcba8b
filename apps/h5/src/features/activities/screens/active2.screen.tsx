import type { ActivityPage } from '@yf/contract/activities'
import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { ActivityGate } from '../parts/activity-gate.tsx'
import { DrawButton, Prizes } from '../parts/draw.tsx'
import { Head } from '../parts/head.tsx'
import { ChanceTasks, MyDraws, Rules } from '../parts/sections.tsx'
import styles from '../parts/sections.module.css'

/** Second layout: step by step, with the draw button always visible. */
export default function Active2Screen() {
  return <ActivityGate layout="active2">{(activity) => <ActivityView activity={activity} />}</ActivityGate>
}

function ActivityView({ activity }: { activity: ActivityPage }) {
  const hasDraw = activity.prizes.length > 0
  return (
    <Page
      title={activity.title}
      actions={hasDraw && activity.status === 2 ? <DrawButton activity={activity} /> : undefined}
    >
      <div className={styles.sections}>
        <Head {...activity} />
        <Card>
          <ol className={styles.story}>
            {activity.steps.map(({ title, words }, at) => (
              <li key={title}>
                <span className={styles.figure}>{at + 1}</span>
                <strong>{title}</strong>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </Card>
        <ChanceTasks {...activity} />
        {hasDraw && (
          <>
            <Card title="奖品">
              <Prizes {...activity} />
            </Card>
            <MyDraws {...activity} />
          </>
        )}
        <Rules {...activity} />
      </div>
    </Page>
  )
}
