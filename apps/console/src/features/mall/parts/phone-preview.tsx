import type { AdminProduct } from '@yf/contract/mall-admin'
import { canvasBlocks } from '@yf/domain/mall-canvas'
import { PhoneFrame } from '#ui/phone-frame/phone-frame.tsx'
import type { Block } from '../canvas-edit.ts'
import { areaChoices, priceRange } from '../labels.ts'
import styles from './phone-preview.module.css'

interface Props {
  blocks: readonly Block[]
  products: readonly AdminProduct[]
}

/** A live phone preview: the same order, pictures and texts. */
export const PhonePreview = ({ blocks, products }: Props) => (
  <PhoneFrame title="福利商城">
    {blocks.map((block) => (
      <BlockPreview key={block.id} block={block} products={products} />
    ))}
    {blocks.length === 0 && <p className={styles.empty}>好物正在上架</p>}
  </PhoneFrame>
)

function BlockPreview({ block, products }: { block: Block; products: readonly AdminProduct[] }) {
  switch (block.kind) {
    case 'banner':
      return <Banner block={block} />
    case 'grid':
      return (
        <ul className={styles.grid}>
          {block.items.map(({ picture, title }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- items have no name of their own
            <li key={at}>
              <img src={picture} alt="" />
              {title || '标题'}
            </li>
          ))}
        </ul>
      )
    case 'areas':
      return (
        <div className={styles.card}>
          <h3>积分专区</h3>
          <ul className={styles.areas}>
            {areaChoices.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        </div>
      )
    default:
      return <Products block={block} products={products} />
  }
}

function Banner({ block: { items } }: { block: Block }) {
  const [first] = items
  if (!first) return null
  return (
    <div className={styles.banner}>
      <img src={first.picture} alt="" />
      <span>
        <strong>{first.title || '标题'}</strong>
        {first.note}
      </span>
      {items.length > 1 && <em>{`1/${items.length}`}</em>}
    </div>
  )
}

function Products({ block, products }: { block: Block; products: readonly AdminProduct[] }) {
  const shown = block.productIds
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .filter(({ isShown }) => isShown === 1)
  return (
    <div className={styles.card}>
      <h3>
        {block.title || canvasBlocks[block.kind]}
        {block.until && <small>{`至 ${block.until.slice(5, 16)}`}</small>}
      </h3>
      <ul className={styles.products}>
        {shown.slice(0, 6).map((product) => (
          <li key={product.id}>
            <img src={product.picture} alt="" />
            <span>{product.name}</span>
            <strong>{priceRange(product).split(' – ')[0]}</strong>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.empty}>没有可显示的商品</p>}
      {shown.length > 6 && <p className={styles.more}>{`查看全部 ${shown.length} 件`}</p>}
    </div>
  )
}
