import { mallCalls, type Product } from '@yf/contract/mall'
import { useState } from 'react'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { comesBackToBuy } from '../mall-navigation.ts'
import { BuySheet } from './buy-sheet.tsx'
import styles from './product-view.module.css'
import { Selection } from './selection.tsx'

export function ProductView({ productId }: { productId: string }) {
  const { companyId } = useCompany()
  const product = useQueryOf(mallCalls.product, { companyId, productId })
  return (
    <AnsweredPage of={product} skeleton={<SkeletonCard lines={8} />}>
      {(loadedProduct) => <ProductContent product={loadedProduct} onChanged={() => void product.refetch()} />}
    </AnsweredPage>
  )
}

function ProductContent({ product, onChanged }: { product: Product; onChanged: () => void }) {
  const [isBuying, setBuying] = useState(() => comesBackToBuy(product.id))
  const isSoldOut = product.isSoldOut === 1
  return (
    <Page
      title="商品详情"
      actions={
        <Button block disabled={isSoldOut} onTap={() => setBuying(true)}>
          {isSoldOut ? '已售罄' : '立即购买'}
        </Button>
      }
    >
      <div className={styles.parts}>
        <Card flush>
          <img className={styles.picture} src={product.picture} alt={product.name} />
          <div className={styles.head}>
            <p className={styles.prices}>
              <strong className={styles.price}>
                <Money fen={product.fromFen} size="hero" />
              </strong>
              {product.listFen !== null && <Money fen={product.listFen} former />}
              <span className={styles.points}>{`或 ${product.fromPoints.toLocaleString('en-US')} 积分`}</span>
            </p>
            <h2 className={styles.name}>{product.name}</h2>
            <p className={styles.summary}>{product.summary}</p>
          </div>
        </Card>
        <Card title="规格与库存">
          <Facts
            rows={product.variants.map(({ name, priceFen, left }) => ({
              label: name,
              value: (
                <>
                  <Money fen={priceFen} />
                  {left !== null && <span className={styles.left}>{stockText(left)}</span>}
                </>
              ),
            }))}
          />
        </Card>
        <Card title="商品介绍">
          <p className={styles.detail}>{product.detail || product.summary}</p>
        </Card>
        <Service most={product.mostPerOrder} />
        <SelectionBelow productId={product.id} />
      </div>
      <BuySheet product={product} open={isBuying} onClose={() => setBuying(false)} onChanged={onChanged} />
    </Page>
  )
}

const stockText = (left: number) => (left === 0 ? '已售罄' : `仅剩 ${left} 件`)

/** Shown before buying (second-half §6): what a refund returns, and when. */
const Service = ({ most }: { most: number }) => (
  <Card title="购买须知">
    <ul className={styles.rules}>
      <li>{`每单限购 ${most} 件，30 分钟内未付款自动取消，库存、积分和优惠券一并退回`}</li>
      <li>退款按每件实付退回：现金退现金，积分退积分且有效期不变</li>
      <li>部分退货时优惠券不退回，整单退款后优惠券退回</li>
    </ul>
  </Card>
)

function SelectionBelow({ productId }: { productId: string }) {
  const { companyId } = useCompany()
  return <Selection companyId={companyId} except={productId} />
}
