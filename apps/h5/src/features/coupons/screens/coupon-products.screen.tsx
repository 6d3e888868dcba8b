import { couponCalls, type CouponProduct } from '@yf/contract/coupons'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { CouponCard } from '../parts/coupon-card.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import styles from './coupon-products.module.css'

const noProducts = { title: '现在没有可用的商品', note: '适用的商品可能已下架，请稍后再来看看' }
const notUsable = { title: '这张优惠券不能使用', note: '它已使用、不在有效期内，或被待付款的订单占用' }

/** The products that a coupon applies to, with their discounted prices. */
export default function CouponProductsScreen() {
  const { batchId = '' } = useQueryParams()
  const { companyId } = useCompany()
  const first = useQueryOf(
    couponCalls.products,
    { companyId, batchId, pageNo: 1, pageSize: 1 },
    { enabled: batchId !== '' },
  ).data
  if (batchId === '')
    return (
      <Page>
        <EmptyOf kind="coupons" title="请从一张优惠券进入" note="在我的优惠券里点“可用商品”" />
      </Page>
    )
  return (
    <Page>
      {first && (
        <div className={styles.coupon}>
          <CouponCard
            coupon={first.coupon}
            term={first.canUse === 1 ? '下单时会自动选用最优惠的一张' : '这张券现在不能使用'}
            isPast={first.canUse === 0}
          />
        </div>
      )}
      <AnsweredList<CouponProduct>
        key={batchId}
        label="可用商品"
        load={pagesOf(couponCalls.products, { companyId, batchId })}
        keyOf={({ productId }) => productId}
        renderRow={(product) => (
          <ProductRow
            product={product}
            onTap={() => go('/welfare', { query: { product: product.productId } })}
          />
        )}
        empty={<EmptyOf kind="coupons" {...(first?.canUse === 0 ? notUsable : noProducts)} />}
      />
    </Page>
  )
}
