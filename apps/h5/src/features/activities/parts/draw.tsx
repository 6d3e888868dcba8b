import { activityCalls, type ActivityPage } from '@yf/contract/activities'
import { pointsCalls } from '@yf/contract/points'
import { oddsText } from '@yf/domain/activity'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { alert } from '#ui/dialog/confirm.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { refreshActivity } from '../use-activity.ts'
import styles from './draw.module.css'

/** The server draws; the page shows what it said. */
export function DrawButton({ activity }: { activity: ActivityPage }) {
  const { companyId } = useCompany()
  const drawing = useWrite(activityCalls.draw)
  const { id, status, chancesLeft } = activity
  const draw = async () => {
    const drawn = await drawing.send({ companyId, id })
    if (!drawn.ok) return
    const { prize } = drawn.result.draw
    await alert(
      prize
        ? { title: `恭喜您抽中${prize.name}`, content: prize.how || '已放入您的账户' }
        : { title: '这次没有抽中', content: '谢谢参与，完成任务可以再抽' },
    )
    await Promise.all([refreshActivity(), refresh(pointsCalls.myScore, pointsCalls.member)])
  }
  if (status !== 2) return null
  return (
    <Button block disabled={chancesLeft === 0} onTap={draw}>
      {chancesLeft > 0 ? `抽奖（还有 ${chancesLeft} 次机会）` : '完成任务获得抽奖机会'}
    </Button>
  )
}

/** With what each is worth a draw, and how likely nothing is. */
export const Prizes = ({ prizes, emptyOdds }: ActivityPage) => (
  <>
    <ul className={styles.prizes} aria-label="奖品">
      {prizes.map(({ id, kind, name, odds, isGone }) => (
        <li key={id} className={isGone === 1 ? styles.gone : undefined}>
          <Icon name={kind === 'points' ? 'coin' : 'gift'} size={24} />
          <strong>{name}</strong>
          <span>{isGone === 1 ? '已抽完' : `概率 ${oddsText(odds)}`}</span>
        </li>
      ))}
    </ul>
    <p className={styles.note}>{`未中奖概率 ${oddsText(emptyOdds)}；奖品抽完后，其概率归入未中奖。`}</p>
  </>
)
