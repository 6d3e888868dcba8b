import { activityCalls, type ActivityPage } from '@yf/contract/activities'
import { couponCalls } from '@yf/contract/coupons'
import { pointsCalls } from '@yf/contract/points'
import { oddsText } from '@yf/domain/activity'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { refreshActivity } from '../use-activity.ts'
import styles from './draw.module.css'

/** The server draws; the page only shows the result. */
export function DrawButton({ activity }: { activity: ActivityPage }) {
  const { companyId } = useCompany()
  const drawing = useWrite(activityCalls.draw)
  const { id, status, chancesLeft, prizes } = activity
  const canWin = prizes.some(({ isGone }) => isGone === 0)
  const draw = async () => {
    const drawn = await drawing.send({ companyId, id })
    if (!drawn.ok) return
    const { prize } = drawn.result.draw
    const isLeaving = await showPrize(prize)
    await Promise.all([refreshActivity(), refresh(pointsCalls.myScore, pointsCalls.member, couponCalls.mine)])
    if (isLeaving) go('/coupons/index')
  }
  if (status !== 2) return null
  return (
    <Button block disabled={chancesLeft === 0 || !canWin} onTap={draw}>
      {drawText(chancesLeft, canWin)}
    </Button>
  )
}

/** A member cannot spend a chance while no prize can be won. */
function drawText(chancesLeft: number, canWin: boolean): string {
  if (!canWin) return '奖品已抽完'
  return chancesLeft > 0 ? `抽奖（还有 ${chancesLeft} 次机会）` : '完成任务获得抽奖机会'
}

/** A coupon prize offers a link to the coupon list. */
async function showPrize(prize: ActivityPage['draws'][number]['prize']): Promise<boolean> {
  if (!prize) {
    await alert({ title: '这次没有抽中', content: '谢谢参与，完成任务可以再抽' })
    return false
  }
  const prizeMessage = { title: `恭喜您抽中${prize.name}`, content: prize.how || '已放入您的账户' }
  if (prize.kind === 'coupon')
    return confirm({ ...prizeMessage, cancelText: '知道了', confirmText: '查看优惠券' })
  await alert(prizeMessage)
  return false
}

const pictureOf = { points: 'coin', goods: 'gift', coupon: 'coupon' } as const

/** The prizes with the odds of each, and the odds of winning nothing. */
export const Prizes = ({ prizes, emptyOdds }: ActivityPage) => (
  <>
    <ul className={styles.prizes} aria-label="奖品">
      {prizes.map(({ id, kind, name, odds, isGone, goneNote }) => (
        <li key={id} className={isGone === 1 ? styles.gone : undefined}>
          <Icon name={pictureOf[kind]} size={24} />
          <strong>{name}</strong>
          <span>{isGone === 1 ? goneNote : `概率 ${oddsText(odds)}`}</span>
        </li>
      ))}
    </ul>
    <p
      className={styles.note}
    >{`未中奖概率 ${oddsText(emptyOdds)}；抽完或已领满的奖品，其概率归入未中奖。`}</p>
  </>
)
