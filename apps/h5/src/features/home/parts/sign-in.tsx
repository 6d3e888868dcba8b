import type { Output } from '@yf/contract/call'
import { pointsCalls } from '@yf/contract/points'
import { say } from '#platform/http/feedback.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './sign-in.module.css'

interface Props {
  signIn: Output<typeof pointsCalls.myScore>['signIn']
  onDone: () => unknown
}

/** Daily check-in for points: once a day, with a bonus on every seventh day in a row. */
export function SignIn({ signIn: { isDone, streak, nextPoints }, onDone }: Props) {
  const { companyId } = useCompany()
  const write = useWrite(pointsCalls.signIn)
  const signIn = async () => {
    const done = await write.send({ companyId })
    if (!done.ok) return
    say(`签到成功，获得 ${done.result.points} 积分`)
    await onDone()
  }
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        {streak > 0 ? `已连续签到 ${streak} 天` : '每日签到领积分'}
        <span>{isDone === 1 ? `明天签到 +${nextPoints}` : `今天签到 +${nextPoints}，每第 7 天更多`}</span>
      </p>
      <Button size="small" disabled={isDone === 1} onTap={signIn}>
        {isDone === 1 ? '今日已签' : '签到'}
      </Button>
    </div>
  )
}
