import type { ProductCard } from '@yf/contract/mall-shapes'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { openProduct } from '../mall-navigation.ts'
import styles from './product-row.module.css'

export const ProductRow = ({ product }: { product: ProductCard }) => (
  <ListRow
    lead={<img className={styles.picture} src={product.picture} alt="" loading="lazy" />}
    title={product.name}
    facts={[product.summary, `或 ${product.fromPoints.toLocaleString('en-US')} 积分`]}
    amount={<Money fen={product.fromFen} />}
    state={product.isSoldOut === 1 ? <Chip>已售罄</Chip> : null}
    onTap={() => openProduct(product.id)}
  />
)
