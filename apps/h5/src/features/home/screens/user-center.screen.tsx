import { identityCalls } from '@yf/contract/identity'
import { displayName } from '@yf/domain/company'
import { maskPhone } from '@yf/domain/masks'
import { useState } from 'react'
import { useQueryOf } from '../../../platform/http/hooks.ts'
import { go } from '../../../platform/navigation/go.ts'
import { useCompany, useIsFamily } from '../../../platform/session/company.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Cell } from '../../../ui/cell/cell.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { countUseful, equityOf } from '../equity.ts'
import { CompanySwitch } from '../parts/company-switch.tsx'
import { FamilySheet } from '../parts/family-sheet.tsx'
import { ScoreSheet } from '../parts/score-sheet.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { MyNumbers } from '../parts/my-numbers.tsx'
import { momentNow, useEquity, useFamily } from '../use-home.ts'
import styles from './user-center.module.css'

export default function UserCenterScreen() {
  const [sheet, setSheet] = useState<'family' | 'score' | null>(null)
  const family = useFamily()
  const close = () => setSheet(null)
  return (
    <Page title="个人中心" bare>
      <Profile />
      <Card flush>
        <div className={styles.company}>
          <CompanySwitch />
        </div>
      </Card>
      <Mine onScore={() => setSheet('score')} />
      <Card flush>
        <Cell
          icon="family"
          label="家庭成员"
          value={family.data ? `${family.data.length} 人` : ''}
          onTap={() => setSheet('family')}
        />
        <Cell icon="coin" label="积分与碳积分" onTap={() => setSheet('score')} />
      </Card>
      <Card flush>
        <Cell icon="settings" label="设置" note="手机号、证件、关怀版、退出登录" onTap={() => go('/setup')} />
        <Cell icon="doc" label="用户协议" onTap={() => go('/agreement')} />
        <Cell icon="lock" label="隐私政策" onTap={() => go('/privacyPolicy')} />
      </Card>
      <FamilySheet open={sheet === 'family'} family={family.data ?? []} onClose={close} />
      <ScoreSheet open={sheet === 'score'} onClose={close} />
    </Page>
  )
}

function Profile() {
  const userInfo = useSession((session) => session.userInfo)
  const company = useCompany()
  const isFamily = useIsFamily()
  const tags = useQueryOf(identityCalls.memberTags, {}).data ?? []
  return (
    <TabHead
      lead={<Avatar name={userInfo?.name} src={userInfo?.headimgurl ?? undefined} size={60} />}
      title={userInfo?.nickName || userInfo?.name}
      note={maskPhone(userInfo?.mobile ?? '')}
    >
      <div className={styles.tags}>
        <Chip tone="info">{`${displayName(company)}${isFamily ? '家属' : '员工'}`}</Chip>
        {tags.map(({ tagId, tagName }) => (
          <Chip key={tagId}>{tagName}</Chip>
        ))}
      </div>
    </TabHead>
  )
}

function Mine({ onScore }: { onScore: () => void }) {
  const equity = useEquity()
  const family = useFamily()
  const self = family.data?.find(({ relation }) => relation === 'self')
  const counts = equity.data && self ? countUseful(equityOf(equity.data, self, momentNow())) : null
  return <MyNumbers counts={counts} onScore={onScore} />
}
