import { pointsCalls } from '@yf/contract/points'
import { benefitsOf, levels, makeUpPoints, signInRewards } from '@yf/domain/points'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './rules-sheet.module.css'

interface Props {
  open: boolean
  onClose: () => void
  onRead: () => unknown
}

const rewards = signInRewards.map(({ every, points }) =>
  every === 1 ? `平日签到得 ${points} 积分` : `连续每满 ${every} 天，当天得 ${points} 积分`,
)

/** By the same tables that the server credits by. */
export function RulesSheet({ open, onClose, onRead }: Props) {
  const { companyId } = useCompany()
  const ratio = useQueryOf(pointsCalls.ratio, { companyId }, { enabled: open }).data
  const read = (
    <Button block onTap={onRead}>
      我已了解
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title="积分规则" actions={read}>
      <div className={styles.rules}>
        <h3>签到</h3>
        <p>{`${rewards.join('；')}。漏签可用补签卡补签，得 ${makeUpPoints} 积分并接上连续天数。`}</p>
        <h3>等级</h3>
        <ul>
          {levels.map((level) => (
            <li key={level.no}>
              {`V${level.no} ${level.name}：累计 ${level.from} 积分，${benefitsOf(level).join('，')}`}
            </li>
          ))}
        </ul>
        <h3>使用与有效期</h3>
        <p>
          {`${ratio ? `${ratio.pointsPerYuan} 积分抵 1 元。` : ''}积分可用到获得次年的年底；使用后退回的积分，有效期不变。使用积分不影响等级。`}
        </p>
      </div>
    </Sheet>
  )
}
