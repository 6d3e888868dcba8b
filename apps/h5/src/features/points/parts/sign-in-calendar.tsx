import type { Member, SignInCalendar as Calendar } from '@yf/contract/points'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { daysOf } from '../month.ts'
import { nextReward } from '../next-reward.ts'
import { MonthSwitch } from './month-switch.tsx'
import styles from './sign-in-calendar.module.css'

interface Props {
  calendar: Calendar
  rewards: Member['signIn']['rewards']
  onMonth: (month: string) => void
  onSignIn: () => Promise<unknown>
  onMakeUp: (day: string) => unknown
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

export function SignInCalendar({ calendar, rewards, onMonth, onSignIn, onMakeUp }: Props) {
  const { month, today, streak, isDone, nextPoints, makeUps } = calendar
  const { days, before } = daysOf(month)
  const signed = new Map(calendar.days.map((day) => [day.day, day]))
  const reward = nextReward(rewards, streak)
  const thisMonth = today.slice(0, 7)
  return (
    <Card title="每日签到" extra={<MonthSwitch month={month} last={thisMonth} onChange={onMonth} />}>
      <div className={styles.head}>
        <p className={styles.streak}>
          {streak > 0 ? `已连续签到 ${streak} 天` : '今天开始连续签到'}
          {reward && <span>{`再连续 ${reward.days} 天，当天得 ${reward.points} 积分`}</span>}
        </p>
        <Button size="small" disabled={isDone === 1} onTap={onSignIn}>
          {isDone === 1 ? '今日已签' : `签到 +${nextPoints}`}
        </Button>
      </div>
      <div className={styles.grid} aria-hidden>
        {weekdays.map((name) => (
          <span key={name} className={styles.weekday}>
            {name}
          </span>
        ))}
      </div>
      <ol className={styles.grid} aria-label="签到日历">
        {days.map((day, at) => (
          <li key={day} style={at === 0 ? { gridColumnStart: before + 1 } : undefined}>
            <Day
              day={day}
              signed={signed.get(day)}
              isToday={day === today}
              canMakeUp={month === thisMonth && day < today && makeUps.left > 0}
              onMakeUp={onMakeUp}
            />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {`本月补签卡 ${makeUps.left}/${makeUps.allowed} 张，点按漏签的日期即可补签`}
      </p>
    </Card>
  )
}

interface DayProps {
  day: string
  signed: Calendar['days'][number] | undefined
  isToday: boolean
  canMakeUp: boolean
  onMakeUp: (day: string) => unknown
}

function Day({ day, signed, isToday, canMakeUp, onMakeUp }: DayProps) {
  const figure = Number(day.slice(8))
  const spoken = `${Number(day.slice(5, 7))}月${figure}日`
  if (signed)
    return (
      <span className={classNames(styles.day, styles.signed, isToday && styles.today)}>
        <Icon name="check" size={14} label={`${spoken}${signed.isMakeUp ? '已补签' : '已签到'}`} />
        <small>{`+${signed.points}`}</small>
      </span>
    )
  if (canMakeUp)
    return (
      <button
        type="button"
        className={classNames(styles.day, styles.missed)}
        aria-label={`补签${spoken}`}
        onClick={() => onMakeUp(day)}
      >
        {figure}
      </button>
    )
  return (
    <span className={classNames(styles.day, isToday && styles.today)}>
      {figure}
      {isToday && <small>今天</small>}
    </span>
  )
}
