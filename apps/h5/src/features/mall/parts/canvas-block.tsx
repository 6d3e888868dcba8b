import type { BlockView } from '@yf/contract/mall'
import type { ReactNode } from 'react'
import { openAddress } from '#platform/handoff/open-site.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { openList } from '../mall-navigation.ts'
import styles from './canvas-block.module.css'
import { Countdown } from './countdown.tsx'
import { PointsAreas } from './points-areas.tsx'
import { ProductGrid } from './product-grid.tsx'

interface Props {
  block: BlockView
  serverTime: string
  /** Called when a countdown ends. */
  onOver: () => void
}

export function CanvasBlock({ block, serverTime, onOver }: Props) {
  switch (block.kind) {
    case 'banner':
      return <Banners block={block} />
    case 'grid':
      return <Entries block={block} />
    case 'areas':
      return <PointsAreas />
    case 'products':
      return <Products block={block} />
    case 'countdown':
      return (
        <Products
          block={block}
          extra={
            block.until && (
              <Countdown key={serverTime} until={block.until} serverTime={serverTime} onOver={onOver} />
            )
          }
        />
      )
  }
}

const Banners = ({ block: { items } }: { block: BlockView }) => (
  <Banner
    label="商城活动"
    slides={items.map(({ picture, title, note, link }) => ({
      key: `${title}${link}`,
      label: title,
      content: (
        <span className={styles.slide}>
          <img className={styles.scene} src={picture} alt="" />
          <span className={styles.text}>
            <strong>{title}</strong>
            <span>{note}</span>
          </span>
        </span>
      ),
      ...(link ? { onTap: () => openAddress(link) } : {}),
    }))}
  />
)

const Entries = ({ block: { items } }: { block: BlockView }) => (
  <Card>
    <ul className={styles.grid}>
      {items.map(({ picture, title, link }) => (
        <li key={`${title}${link}`}>
          <button type="button" className={styles.entry} onClick={() => openAddress(link)}>
            <img className={styles.picture} src={picture} alt="" />
            {title}
          </button>
        </li>
      ))}
    </ul>
  </Card>
)

function Products({ block, extra }: { block: BlockView; extra?: ReactNode }) {
  const { id, title, products, total } = block
  return (
    <Card title={title} extra={extra}>
      <ProductGrid products={products} />
      {total > products.length && (
        <Button kind="plain" size="small" block onTap={() => openList({ block: id, title })}>
          {`查看全部 ${total} 件`}
        </Button>
      )}
    </Card>
  )
}
