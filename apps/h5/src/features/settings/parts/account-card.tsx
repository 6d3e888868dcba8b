import { wechatCalls } from '@yf/contract/wechat'
import { maskPhone, shortened } from '@yf/domain/masks'
import { Suspense, useState } from 'react'
import { say } from '#platform/http/feedback.ts'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { leaveToJoin } from '#platform/session/leave-to-join.ts'
import { useSession } from '#platform/session/session.ts'
import { forgetBinding } from '#platform/wechat/binding.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'

const PasswordSheet = lazy(() => import('./password-sheet.tsx'))

/** The logged-in account with its editable data. */
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
        <Cell
          icon="building"
          label="加入其他企业"
          note="企业登记您的信息后，验证本账号的手机号即可加入"
          onTap={() => void joinCompany()}
        />
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

async function joinCompany(): Promise<void> {
  const isSure = await confirm({
    title: '加入其他企业',
    content: '需要先退出登录，再填写本账号的姓名、证件号和手机号验证。已提交的业务不受影响',
    confirmText: '去验证',
  })
  if (isSure) await leaveToJoin()
}

async function unbindWechat(): Promise<void> {
  const isSure = await confirm({
    title: '解除微信绑定',
    content: '解除后不能再用该微信登录，也不再向它发送消息。不是您绑定的微信，请一并修改登录密码',
    confirmText: '解除绑定',
  })
  if (!isSure || !(await write(wechatCalls.unbind, {})).ok) return
  forgetBinding()
  void refresh(wechatCalls.openId)
  say('微信已解除绑定')
}

/** A status beside the account that shows once it is loaded. */
function WechatCell() {
  const { data } = useQueryOf(wechatCalls.openId, {})
  if (!data) return null
  const isBound = data.openId !== null
  return isBound ? (
    <Cell
      icon="message"
      label="微信"
      value="已绑定"
      note="点按可解除绑定"
      onTap={() => void unbindWechat()}
    />
  ) : (
    <Cell icon="message" label="微信" note="未绑定，在微信中打开本应用即可绑定" />
  )
}
