import { Suspense, useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { agreementVersions } from '#features/content/shared/versions.ts'
import { go } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { forgetCache } from '#platform/session/forget-cache.ts'
import { signOut } from '#platform/session/life.ts'
import { setElder, useIsElder } from '#platform/theme/elder.ts'
import { track } from '#platform/tracking/track.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { alert, confirm } from '#ui/dialog/confirm.tsx'
import { Page } from '#ui/page/page.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { AccountCard } from '../parts/account-card.tsx'
import styles from './setup.module.css'

const NoticeSheet = lazy(() => import('../parts/notice-sheet.tsx'))

async function leave(): Promise<void> {
  const isSure = await confirm({
    title: '退出登录',
    content: '退出后将清除本机的登录信息，已提交的业务不受影响',
    confirmText: '退出登录',
  })
  if (isSure) await signOut()
}

function emptyCache(): void {
  forgetCache()
  say('缓存已清除')
}

function changeElder(isElder: boolean): void {
  track('setup.elder')
  setElder(isElder)
}

const about = () =>
  alert({
    title: '关于原力星球',
    content: '原力星球为企业员工和家属提供健康保障与福利服务，由原力健康运营。服务时间：工作日 9:00-18:30',
  })

export default function SetupScreen() {
  const isElder = useIsElder()
  const [isNoticesOpen, setNoticesOpen] = useState<boolean | null>(null)
  return (
    <Page>
      <AccountCard />
      <Card title="使用偏好" flush>
        <Switch
          label="关怀版"
          note="更大的字和按钮，不弹出活动广告"
          checked={isElder}
          onChange={changeElder}
        />
        <Cell icon="bell" label="消息提醒" note="微信、短信和邮件" onTap={() => setNoticesOpen(true)} />
        <Cell icon="trash" label="清除缓存" note="不会退出登录" onTap={emptyCache} track="setup.cache" />
      </Card>
      <Card title="关于" flush>
        <Cell
          icon="doc"
          label="用户协议"
          note={`版本 ${agreementVersions.user}`}
          onTap={() => go('/agreement')}
        />
        <Cell
          icon="lock"
          label="隐私政策"
          note={`版本 ${agreementVersions.privacy}`}
          onTap={() => go('/privacyPolicy')}
        />
        <Cell icon="info" label="关于原力星球" onTap={() => void about()} />
      </Card>
      <Button
        kind="secondary"
        block
        icon="logout"
        onTap={leave}
        className={styles.leave}
        track="setup.logout"
      >
        退出登录
      </Button>
      {isNoticesOpen !== null && (
        <Suspense>
          <NoticeSheet open={isNoticesOpen} onClose={() => setNoticesOpen(false)} />
        </Suspense>
      )}
    </Page>
  )
}
