import { promotionCalls, type Promotion } from '@yf/contract/promotion'
import { dayAndClockText } from '@yf/domain/date-text'
import type { ReactNode } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { NoRightState } from '#ui/blank-state/no-right-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import styles from '../parts/promotion.module.css'
import { useConsent } from '../use-consent.ts'
import { useLoginForm } from '../use-login-form.ts'
import { useWhenMember } from '../use-when-member.ts'

const home = () => replaceWith('/home')

/** Counts the visit and continues; the home page is put behind it, so that back has a target. */
function joinPromotion({ id, jumpUrl }: Promotion): void {
  void write(promotionCalls.recordPromotion, { id })
  home()
  if (jumpUrl) openAddress(jumpUrl)
}

/** From a promotion link: the promotion, a login by code, and then its page. */
export default function PromotionLoginScreen() {
  const { id } = useQueryParams()
  return id ? <NamedPromotion id={id} /> : <NoPromotion />
}

const inBarePage = (state: ReactNode) => <Page bare>{state}</Page>

function NamedPromotion({ id }: { id: string }) {
  const promotion = useQueryOf(promotionCalls.promotion, { id }, { silent: true })
  // An expired link offers no retry but a link to the home page.
  if (!promotion.data && promotion.error?.situation === 'refused') return <NoPromotion />
  return (
    <Answered of={promotion} skeleton={<SkeletonCard lines={6} />} around={inBarePage}>
      {(data) => (data.status === 2 ? <RunningPromotion promotion={data} /> : <ClosedPromotion {...data} />)}
    </Answered>
  )
}

function RunningPromotion({ promotion }: { promotion: Promotion }) {
  const { title, summary, picLink } = promotion
  const form = useLoginForm('code')
  const consent = useConsent()
  useWhenMember(true, () => joinPromotion(promotion))
  return (
    <LoginPage title={title} slogan={summary}>
      {picLink && <img className={styles.picture} src={picLink} alt="" />}
      <LoginForm way="code" form={form} consent={consent} />
    </LoginPage>
  )
}

const ClosedPromotion = ({ status, startTime, endTime }: Promotion) => (
  <Nothing
    title={status === 1 ? '活动还未开始' : '活动已结束'}
    note={`活动时间：${dayAndClockText(startTime)} 至 ${dayAndClockText(endTime)}`}
  />
)

const NoPromotion = () => <Nothing title="活动不存在" note="链接可能已失效，请从原入口重新进入" />

const Nothing = ({ title, note }: { title: string; note: string }) =>
  inBarePage(<NoRightState title={title} note={note} action={<Button onTap={home}>去首页看看</Button>} />)
