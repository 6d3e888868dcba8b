import { wechatCalls } from '@yf/contract/wechat'
import { maskPhone, shortened } from '@yf/domain/masks'
import { Suspense, useState } from 'react'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { useSession } from '#platform/session/session.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

const PasswordSheet = lazy(() => import('./password-sheet.tsx'))

/** Who is logged in, and what can be changed of it. */
export function AccountCard() {
  const userInfo = useSession((session) => session.userInfo)
  const ip = useSession((session) => session.ip)
  const [isPasswordOpen, setPasswordOpen] = useState<boolean | null>(null)
  const certificate = userInfo?.certificateNumber ?? null
  return (
    <>
      <Card title="账号信息" flush>
        <Cell
          icon="user"
          label="个人信息"
          value={userInfo?.nickName || userInfo?.name || ''}
          onTap={() => go('/family/editSelf')}
        />
        <Cell
          icon="mobile"
          label="手机号"
          value={maskPhone(userInfo?.mobile ?? '')}
          onTap={() => go('/setup/resetPhone')}
          track="setup.phone"
        />
        <Cell
          icon="card"
          label="证件号"
          value={certificate ? shortened(certificate) : '未绑定'}
          onTap={() => go(certificate ? '/setup/resetIdCard' : '/setup/editIdCard')}
          track="setup.certificate"
        />
        <Cell icon="shield" label="登录密码" value="修改" onTap={() => setPasswordOpen(true)} />
        <WechatCell />
        {ip && <Cell icon="location" label="当前网络地址" note="不是您的网络？请修改登录密码" value={ip} />}
      </Card>
      {isPasswordOpen !== null && (
        <Suspense>
          <PasswordSheet open={isPasswordOpen} onClose={() => setPasswordOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A word beside the account, and nothing to wait for: it stands there once it is known. */
function WechatCell() {
  const { data } = useQueryOf(wechatCalls.openId, {})
  if (!data) return null
  const isBound = data.openId !== null
  return isBound ? (
    <Cell icon="message" label="微信" value="已绑定" />
  ) : (
    <Cell icon="message" label="微信" note="未绑定，在微信中打开本应用即可绑定" />
  )
}
