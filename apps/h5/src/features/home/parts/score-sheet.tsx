import { howToGainCarbon } from '@yf/domain/carbon'
import { momentText } from '@yf/domain/date-text'
import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useCarbon, useScore } from '../use-points.ts'
import styles from './score-sheet.module.css'
import { SignIn } from './sign-in.tsx'

const signed = (amount: number) => (amount > 0 ? `+${amount}` : String(amount))

/** Points and carbon points from the ledger. */
export function ScoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const score = useScore()
  const carbon = useCarbon()
  const ways = howToGainCarbon((carbon.data?.deeds ?? []).map(({ deed }) => deed))
  return (
    <Sheet open={open} onClose={onClose} title="积分与碳积分">
      <div className={styles.numbers}>
        <p className={styles.number}>
          <strong>{score.data?.balance ?? '--'}</strong>
          <span>可用积分</span>
        </p>
        <p className={styles.number}>
          <strong>{carbon.data?.balance ?? '--'}</strong>
          <span>碳积分</span>
        </p>
      </div>
      {score.data && score.data.expiringSoon > 0 && (
        <p className={styles.note}>{`有 ${score.data.expiringSoon} 积分将于年底到期，请尽快使用`}</p>
      )}
      {score.data && <SignIn signIn={score.data.signIn} onDone={score.refetch} />}
      <Cell icon="star" label="会员中心" note="等级、任务、签到日历与积分明细" onTap={() => go('/vip')} />
      <h3 className={styles.heading}>碳积分记录</h3>
      <Answered of={carbon} empty={<EmptyState title="还没有记录" note={ways} />}>
        {({ records }) =>
          records.map(({ id, reason, amount, createTime }) => (
            <ListRow key={id} title={reason} facts={[momentText(createTime)]} amount={signed(amount)} />
          ))
        }
      </Answered>
    </Sheet>
  )
}
