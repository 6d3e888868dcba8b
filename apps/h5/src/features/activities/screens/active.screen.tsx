import { Card } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { ActivityGate } from '../parts/activity-gate.tsx'
import { AdviceBox } from '../parts/advice-box.tsx'
import { DrawButton, Prizes } from '../parts/draw.tsx'
import { Head } from '../parts/head.tsx'
import { ChanceTasks, MyDraws, Rules, StepRow } from '../parts/sections.tsx'
import styles from '../parts/sections.module.css'

/** First layout: the prizes in the middle, surrounded by the details. */
export default function ActiveScreen() {
  return (
    <ActivityGate layout="active">
      {(activity) => (
        <Page title={activity.title}>
          <div className={styles.sections}>
            <Head {...activity} />
            <StepRow {...activity} />
            {activity.prizes.length > 0 && (
              <Card title="抽奖">
                <Prizes {...activity} />
                <DrawButton activity={activity} />
              </Card>
            )}
            <ChanceTasks {...activity} />
            {activity.prizes.length > 0 && <MyDraws {...activity} />}
            <Rules {...activity} />
            <AdviceBox activityId={activity.id} />
          </div>
        </Page>
      )}
    </ActivityGate>
  )
}
