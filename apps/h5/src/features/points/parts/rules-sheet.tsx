import { pointsCalls, type Member } from '@yf/contract/points'
import type { SignInReward } from '@yf/domain/points'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import styles from './rules-sheet.module.css'

interface Props {
  open: boolean
  onClose: () => void
  onRead: () => unknown
}

const rewardText = ({ every, points }: SignInReward): string =>
  every === 1 ? `平日签到得 ${points} 积分` : `连续每满 ${every} 天，当天得 ${points} 积分`

/** The company's rules, by which the server credits points. */
export function RulesSheet({ open, onClose, onRead }: Props) {
  const { companyId } = useCompany()
  const member = useQueryOf(pointsCalls.member, { companyId }, { enabled: open })
  const ratio = useQueryOf(pointsCalls.ratio, { companyId }, { enabled: open }).data
  const read = (
    <Button block onTap={onRead}>
      我已了解
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title="积分规则" actions={read}>
      <div className={styles.rules}>
        <Answered of={member} skeleton={<SkeletonRows rows={4} />}>
          {(data) => <OwnRules member={data} />}
        </Answered>
        <h3>使用与有效期</h3>
        <p>
          {`${ratio ? `${ratio.pointsPerYuan} 积分抵 1 元。` : ''}积分可用到获得次年的年底；使用后退回的积分，有效期不变。使用积分不影响等级，已达到的等级不会因规则调整而降低。`}
        </p>
      </div>
    </Sheet>
  )
}

const OwnRules = ({ member: { signIn, levels } }: { member: Member }) => (
  <>
    <h3>签到</h3>
    <p>{`${signIn.rewards.map(rewardText).join('；')}。漏签可用补签卡补签，得 ${signIn.makeUpPoints} 积分并接上连续天数。`}</p>
    <h3>等级</h3>
    <ul>
      {levels.map(({ no, name, from, benefits }) => (
        <li key={no}>{[`V${no} ${name}：累计 ${from} 积分`, ...benefits].join('，')}</li>
      ))}
    </ul>
  </>
)
