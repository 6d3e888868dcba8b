import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { SignInCalendar } from '../parts/sign-in-calendar.tsx'
import { TaskList } from '../parts/task-list.tsx'
import { useMember } from '../use-member.ts'
import styles from './vip.module.css'

/** The check-in programme: calendar, streak and today's other tasks. */
export default function YueActionScreen() {
  const { member, setMonth, signIn, makeUp } = useMember()
  // The tasks load at the same time, but only one place shows the failure.
  const hasFailed = member.error !== null && member.data === undefined
  return (
    <Page>
      <div className={styles.sections}>
        <Answered of={member} skeleton={<SkeletonCard lines={8} />}>
          {({ calendar, signIn: { rewards } }) => (
            <SignInCalendar
              calendar={calendar}
              rewards={rewards}
              onMonth={setMonth}
              onSignIn={signIn}
              onMakeUp={makeUp}
            />
          )}
        </Answered>
        {!hasFailed && (
          <>
            <TaskList />
            <Button kind="secondary" block onTap={() => go('/vip')}>
              查看会员等级与积分明细
            </Button>
          </>
        )}
      </div>
    </Page>
  )
}
