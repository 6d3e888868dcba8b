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

/** What a coupon applies to, each with what it costs then. */
export default function CouponProductsScreen() {
  const { batchId = '' } = useQueryParams()
  const { companyId } = useCompany()
  const coupon = useQueryOf(
    couponCalls.products,
    { companyId, batchId, pageNo: 1, pageSize: 1 },
    { enabled: batchId !== '' },
  ).data?.coupon
  if (batchId === '')
    return (
      <Page>
        <EmptyOf kind="coupons" title="请从一张优惠券进入" note="在我的优惠券里点“可用商品”" />
      </Page>
    )
  return (
    <Page>
      {coupon && (
        <div className={styles.coupon}>
          <CouponCard coupon={coupon} term="下单时会自动选用最优惠的一张" />
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
        empty={
          <EmptyOf kind="coupons" title="现在没有可用的商品" note="适用的商品可能已下架，请稍后再来看看" />
        }
      />
    </Page>
  )
}
