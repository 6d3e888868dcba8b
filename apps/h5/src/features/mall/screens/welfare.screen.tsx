import { mallCategories, type MallCategory } from '@yf/domain/mall-product'
import { useQueryParams } from '#platform/navigation/page.ts'
import { BuyAgain } from '../parts/buy-again.tsx'
import { MallHome } from '../parts/mall-home.tsx'
import { PlacedView } from '../parts/placed-view.tsx'
import { ProductList } from '../parts/product-list.tsx'
import { ProductView } from '../parts/product-view.tsx'

const areas = [1, 2, 3, 4] as const
const isCategory = (text: string | undefined): text is MallCategory =>
  text !== undefined && Object.keys(mallCategories).includes(text)

/** The mall page, or the product, list or order in the address. */
export default function WelfareScreen() {
  const { product, again, placed, paid, list, block, area, category, title } = useQueryParams()
  if (product) return <ProductView productId={product} />
  if (again) return <BuyAgain orderId={again} />
  if (placed) return <PlacedView orderId={placed} wasPaying={paid === '1'} />
  const areaNumber = areas.find((one) => String(one) === area)
  if (list || block || areaNumber || isCategory(category))
    return (
      <ProductList
        blockId={block}
        area={areaNumber}
        category={isCategory(category) ? category : undefined}
        title={title}
      />
    )
  return <MallHome />
}
