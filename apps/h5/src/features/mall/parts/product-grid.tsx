import type { ProductCard } from '@yf/contract/mall-shapes'
import { Money } from '#ui/money/money.tsx'
import { openProduct } from '../mall-navigation.ts'
import styles from './product-grid.module.css'

export const ProductGrid = ({ products }: { products: readonly ProductCard[] }) => (
  <ul className={styles.grid}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductTile product={product} />
      </li>
    ))}
  </ul>
)

/** Product, price, and its value in points at this company. */
export const ProductTile = ({ product }: { product: ProductCard }) => (
  <button type="button" className={styles.tile} onClick={() => openProduct(product.id)}>
    <span className={styles.frame}>
      <img className={styles.picture} src={product.picture} alt="" loading="lazy" />
      {product.isSoldOut === 1 && <span className={styles.soldOut}>已售罄</span>}
    </span>
    <span className={styles.name}>{product.name}</span>
    <span className={styles.summary}>{product.summary}</span>
    <span className={styles.prices}>
      <strong className={styles.price}>
        <Money fen={product.fromFen} />
      </strong>
      {product.listFen !== null && (
        <span className={styles.former}>
          <Money fen={product.listFen} former />
        </span>
      )}
    </span>
    <span className={styles.points}>{`或 ${product.fromPoints.toLocaleString('en-US')} 积分`}</span>
  </button>
)
