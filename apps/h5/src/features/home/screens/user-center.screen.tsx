import { identityCalls } from '@yf/contract/identity'
import { maskPhone } from '@yf/domain/masks'
import { Suspense, useState } from 'react'
import { countUseful } from '#features/equity/shared/count-useful.ts'
import { equityOf } from '#features/equity/shared/equity.ts'
import { momentNow, useEquity, useFamily } from '#features/equity/shared/use-equity.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { useSession } from '#platform/session/session.ts'
import { useCompanyName } from '#platform/theme/company-name.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Page } from '#ui/page/page.tsx'
import { leaveBy } from '../open-tile.ts'
import { CompanySwitch } from '../parts/company-switch.tsx'
import { Tiles } from '../parts/king-tiles.tsx'
import { MyNumbers } from '../parts/my-numbers.tsx'
import { MyServices } from '../parts/my-services.tsx'
import { ScoreSheet } from '../parts/score-sheet.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { personalTilesOf } from '../personal-tiles.ts'
import { useMemberKind } from '../use-member-kind.ts'
import styles from './user-center.module.css'

/** Loaded after the page, because order counts are not what members open it for. */
const OrderCounters = lazy(() => import('#features/orders/shared/order-counters.tsx'))
/** Reserves their height, so that nothing moves under a finger when they load. */
const ordersToCome = (
  <Card title="我的订单">
    <div className={styles.ordersToCome} />
  </Card>
)

export default function UserCenterScreen() {
  const [isScoreShown, showScore] = useState(false)
  const tiles = personalTilesOf(useTheme().personal)
  // Logout must stay reachable, whatever a company hides.
  const hasSetup = tiles.some(({ key }) => key === 'personal_center_setup')
  return (
    <Page bare>
      <Profile />
      <Card flush>
        <div className={styles.company}>
          <CompanySwitch isAlways />
        </div>
      </Card>
      <Mine onScore={() => showScore(true)} />
      {tiles.some(({ key }) => key === 'personal_center_orders') && (
        <Suspense fallback={ordersToCome}>
          <OrderCounters />
        </Suspense>
      )}
      <Tiles tiles={tiles} onOpen={leaveBy} area="mine" />
      <MyServices />
      <Card flush>
        {!hasSetup && (
          <Cell
            icon="settings"
            label="设置"
            note="手机号、证件、关怀版、退出登录"
            onTap={() => go('/setup')}
            track="user.setup"
          />
        )}
        <Cell icon="doc" label="用户协议" onTap={() => go('/agreement')} />
        <Cell icon="lock" label="隐私政策" onTap={() => go('/privacyPolicy')} />
      </Card>
      <ScoreSheet open={isScoreShown} onClose={() => showScore(false)} />
    </Page>
  )
}

function Profile() {
  const userInfo = useSession((session) => session.userInfo)
  const [companyName, memberKind] = [useCompanyName(), useMemberKind()]
  const tags = useQueryOf(identityCalls.memberTags, {}).data ?? []
  const { src } = usePicture(userInfo?.headimgurl)
  return (
    <TabHead
      lead={<Avatar name={userInfo?.name} src={src ?? undefined} size={60} />}
      title={userInfo?.nickName || userInfo?.name}
      note={maskPhone(userInfo?.mobile ?? '')}
      aside={
        <Button
          kind="plain"
          size="small"
          icon="edit"
          label="编辑个人信息"
          onTap={() => go('/family/editSelf')}
        >
          编辑
        </Button>
      }
    >
      <div className={styles.tags}>
        <Chip tone="info">{`${companyName} · ${memberKind}`}</Chip>
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
