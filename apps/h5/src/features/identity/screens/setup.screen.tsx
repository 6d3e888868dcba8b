import { maskPhone } from '@yf/domain/masks'
import { say } from '../../../platform/http/feedback.ts'
import { forgetCache } from '../../../platform/session/forget-cache.ts'
import { back, go } from '../../../platform/navigation/go.ts'
import { signOut } from '../../../platform/session/life.ts'
import { useSession } from '../../../platform/session/session.ts'
import { setElder, useIsElder } from '../../../platform/theme/elder.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Cell } from '../../../ui/cell/cell.tsx'
import { confirm } from '../../../ui/dialog/confirm.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Switch } from '../../../ui/switch/switch.tsx'
import styles from './setup.module.css'

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

export default function SetupScreen() {
  const userInfo = useSession((session) => session.userInfo)
  const isElder = useIsElder()
  return (
    <Page title="设置" onBack={() => back('/userCenter')}>
      <Card title="账号信息" flush>
        <Cell icon="user" label="姓名" value={userInfo?.name ?? ''} />
        <Cell icon="mobile" label="手机号" value={maskPhone(userInfo?.mobile ?? '')} />
        <Cell icon="card" label="证件号" value={userInfo?.certificateNumber ?? '未绑定'} />
      </Card>
      <Card title="使用偏好" flush>
        <Switch label="关怀版" note="更大的字和按钮，不弹出活动广告" checked={isElder} onChange={setElder} />
        <Cell icon="trash" label="清除缓存" note="不会退出登录" onTap={emptyCache} />
      </Card>
      <Card title="关于" flush>
        <Cell icon="doc" label="用户协议" onTap={() => go('/agreement')} />
        <Cell icon="lock" label="隐私政策" onTap={() => go('/privacyPolicy')} />
      </Card>
      <Button kind="secondary" block icon="logout" onTap={leave} className={styles.leave}>
        退出登录
      </Button>
    </Page>
  )
}
