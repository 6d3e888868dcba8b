import type { CouponProduct } from '@yf/contract/coupons'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './product-row.module.css'

interface Props {
  product: CouponProduct
  onTap: () => void
}

export const ProductRow = ({ product, onTap }: Props) => (
  <ListRow
    lead={<Picture url={product.picture} />}
    title={product.name}
    facts={
      product.withCouponFen === null
        ? ['再凑一些即可使用']
        : [
            <span key="with" className={styles.with}>
              券后 <Money fen={product.withCouponFen} />
            </span>,
          ]
    }
    amount={<Money fen={product.priceFen} former={product.withCouponFen !== null} />}
    onTap={onTap}
  />
)

/** The mall's own drawings are app assets; other pictures open like any picture. */
const drawing = /^\/art\/mall\/[\w-]+\.svg$/

function Picture({ url }: { url: string }) {
  const picture = usePicture(url)
  const src = drawing.test(url) ? url : picture.src
  return (
    <span className={styles.picture}>
      {src ? <img className={styles.image} src={src} alt="" /> : <Icon name="mall" size={24} />}
    </span>
  )
}
