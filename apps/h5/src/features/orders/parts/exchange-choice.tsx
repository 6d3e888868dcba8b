import { Card } from '#ui/card/card.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import styles from './fields.module.css'
import type { RefundableLine } from './pick-lines.tsx'

/** The same variant, if no other is chosen. */
export const sameAgain = 'same'

interface Props {
  lines: readonly RefundableLine[]
  lineId: string | null
  productId: string
  fault: string | undefined
  onLine: (lineId: string) => void
  onProduct: (productId: string) => void
}

/** The line and its replacement. Sold-out variants cannot be chosen. */
export function ExchangeChoice({ lines, lineId, productId, fault, onLine, onProduct }: Props) {
  const line = lines.find(({ id }) => id === lineId)
  const others = (line?.variants ?? []).filter(({ isThere }) => isThere === 1)
  return (
    <Card>
      <div className={styles.fields}>
        <SelectField
          label="要换的商品"
          required
          error={fault}
          value={lineId}
          onChange={onLine}
          options={lines.map(({ id, name, left }) => ({ value: id, label: name, note: `${left} 件一起换` }))}
        />
        <SelectField
          label="换成"
          hint="只能换同款同价的规格；不同价请退货后重新购买"
          value={productId}
          onChange={onProduct}
          options={[
            { value: sameAgain, label: '同款同规格' },
            ...others.map((variant) => ({ value: variant.productId, label: variant.name })),
          ]}
        />
      </div>
    </Card>
  )
}
