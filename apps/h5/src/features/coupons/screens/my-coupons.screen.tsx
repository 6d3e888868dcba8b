import { couponCalls, type OwnCoupon } from '@yf/contract/coupons'
import type { CouponState } from '@yf/domain/coupon'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { CouponCard } from '../parts/coupon-card.tsx'
import { ownTerm } from '../term-text.ts'
import styles from './my-coupons.module.css'

const emptyTexts: Readonly<Record<CouponState, { title: string; note: string }>> = {
  1: { title: '没有可用的优惠券', note: '到领券中心看看，商城下单时会自动选用' },
  2: { title: '还没有用过优惠券', note: '下单付款后，用掉的券会在这里' },
  3: { title: '没有过期的优惠券', note: '到期前三天我们会提醒您' },
}

/**
 * Coupons of the selected company by state, with counts in the tabs. Kept alive, so that the scroll position
 * survives.
 */
export default function MyCouponsScreen() {
  const { companyId } = useCompany()
  const [state, setState] = useState<CouponState>(1)
  const counts = useQueryOf(couponCalls.mine, { companyId, state: 1, pageNo: 1, pageSize: 1 }).data?.counts
  const label = (word: string, count: number | undefined) => (count ? `${word} ${count}` : word)
  return (
    <Page
      actions={
        <Button block icon="coupon" onTap={() => go('/coupons/receive')}>
          去领券中心
        </Button>
      }
    >
      <div className={styles.tabs}>
        <Tabs<CouponState>
          label="优惠券状态"
          items={[
            { value: 1, label: label('可用', counts?.usable) },
            { value: 2, label: label('已使用', counts?.used) },
            { value: 3, label: label('已过期', counts?.expired) },
          ]}
          value={state}
          onChange={setState}
        />
      </div>
      <AnsweredList<OwnCoupon>
        key={`${companyId} ${state}`}
        label="优惠券"
        look="plain"
        renewOnReturn
        load={pagesOf(couponCalls.mine, { companyId, state })}
        keyOf={({ id }) => id}
        renderRow={(coupon) => <Own coupon={coupon} />}
        empty={<EmptyOf kind="coupons" {...emptyTexts[state]} />}
      />
    </Page>
  )
}

function Own({ coupon }: { coupon: OwnCoupon }) {
  return (
    <CouponCard
      coupon={coupon}
      term={ownTerm(coupon)}
      isPast={coupon.state !== 1}
      state={<StateOf coupon={coupon} />}
      action={
        coupon.canUse === 1 && (
          <Button
            kind="secondary"
            size="small"
            label={`${coupon.name}可用商品`}
            onTap={() => go('/coupons/products', { query: { batchId: coupon.batchId } })}
          >
            可用商品
          </Button>
        )
      }
    />
  )
}

function StateOf({ coupon }: { coupon: OwnCoupon }) {
  if (coupon.isLocked === 1) return <Chip tone="warning">待付款订单使用中</Chip>
  if (coupon.endsSoon === 1) return <Chip tone="danger">即将到期</Chip>
  return coupon.state === 1 ? null : <Chip>{coupon.stateName}</Chip>
}
