import { advertCalls } from '@yf/contract/advert'
import { useState } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { call } from '#platform/http/call.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorState, NoRightState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import styles from '../parts/promotion.module.css'
import { useConsent } from '../use-consent.ts'
import { useWhenMember } from '../use-when-member.ts'

const home = () => replaceWith('/home')

/** Counts the visit and leads on; the home stands behind, so that the promotion's own way back leads somewhere. */
function joinPromotion(id: string, address: string | null): void {
  void call(advertCalls.recordPromotion, { id }).catch(() => undefined)
  home()
  if (address) openAddress(address)
}

/** From a promotion's link: what it is about, a login by code, and on to it. */
export default function PromotionLoginScreen() {
  const { id = '' } = useQueryParams()
  const promotion = useQueryOf(advertCalls.promotion, { id }, { enabled: id !== '', silent: true })
  const [phone, setPhone] = useState('')
  const consent = useConsent()
  const { data } = promotion
  const isRunning = data?.status === 2

  useWhenMember(isRunning, () => data && joinPromotion(data.id, data.jumpUrl))

  if (data && isRunning) {
    return (
      <LoginPage title={data.title} words={data.summary}>
        {data.picLink && <img className={styles.picture} src={data.picLink} alt="" />}
        <LoginForm way="code" phone={phone} onPhone={setPhone} consent={consent} />
      </LoginPage>
    )
  }
  const goHome = <Button onTap={home}>去首页看看</Button>
  return (
    <Page title="活动登录" bare>
      {data && (
        <NoRightState
          title={data.status === 1 ? '活动还未开始' : '活动已结束'}
          note={`活动时间：${data.startTime.slice(0, 16)} 至 ${data.endTime.slice(0, 16)}`}
          action={goHome}
        />
      )}
      {!data && (id === '' || promotion.error?.situation === 'refused') && (
        <NoRightState title="活动不存在" note="链接可能已失效，请从原入口重新进入" action={goHome} />
      )}
      {!data && id !== '' && promotion.error && promotion.error.situation !== 'refused' && (
        <ErrorState note={promotion.error.message} onRetry={promotion.refetch} />
      )}
      {!data && id !== '' && promotion.isPending && <SkeletonCard lines={6} />}
    </Page>
  )
}
