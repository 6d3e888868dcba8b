import { mallCalls } from '@yf/contract/mall'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import styles from './mall-home.module.css'
import { ProductRow } from './product-row.tsx'
import { ProductView } from './product-view.tsx'

/** Buys the content of an order again: a single product opens at once, several are listed. */
export function BuyAgain({ orderId }: { orderId: string }) {
  const { companyId } = useCompany()
  const found = useQueryOf(mallCalls.again, { companyId, orderId })
  return (
    <AnsweredPage of={found} skeleton={<SkeletonCard lines={8} />}>
      {({ products, gone }) => {
        const [only] = products
        if (only && products.length === 1 && gone.length === 0) return <ProductView productId={only.id} />
        return (
          <Page title="再次购买">
            {products.length === 0 ? (
              <EmptyState
                title="这些商品已下架"
                note={gone.join('、')}
                action={<Button onTap={() => go('/welfare')}>去商城看看</Button>}
              />
            ) : (
              <div className={styles.blocks}>
                {gone.length > 0 && <NoticeBar>{`已下架：${gone.join('、')}`}</NoticeBar>}
                <Card flush>
                  {products.map((product) => (
                    <ProductRow key={product.id} product={product} />
                  ))}
                </Card>
              </div>
            )}
          </Page>
        )
      }}
    </AnsweredPage>
  )
}
