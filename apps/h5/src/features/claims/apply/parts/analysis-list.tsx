import type { ClaimMaterial, MaterialPage, ReadField } from '@yf/contract/claim-shapes'
import { materialKinds } from '@yf/domain/claim-materials'
import { formatFen } from '@yf/domain/money'
import { DecisionLines } from '#features/claims/shared/decision-lines.tsx'
import { materialStatus } from '#features/claims/shared/material-files/file-status.ts'
import type { ReceiptForm } from '#features/claims/shared/receipt-editor/receipt-form.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import styles from './analysis.module.css'
import { ReceiptCard } from './receipt-card.tsx'
import receipts from './receipt-card.module.css'

interface Props {
  page: MaterialPage
  onLook: (material: ClaimMaterial) => void
  onEdit: (material: ClaimMaterial, at?: keyof ReceiptForm) => void
}

const valueOf = ({ name, value }: ReadField) => (name.endsWith('Fen') ? formatFen(Number(value)) : value)

/** The recognised data per file: receipts with sums, then other documents, then the calculation of each sum. */
export function AnalysisList({ page, onLook, onEdit }: Props) {
  const { materials, estimate } = page
  const bills = materials.filter(({ kind }) => kind === 'receipt')
  const others = materials.filter(({ kind }) => kind !== 'receipt')
  if (materials.length === 0) return <EmptyOf kind="files" title="还没有上传资料" note="请返回上一步上传" />
  return (
    <>
      {bills.length > 0 && (
        <Card title={`发票（${bills.length} 张）`}>
          <ul className={receipts.list} aria-label="发票信息">
            {bills.map((material, at) => (
              <li key={material.id}>
                <ReceiptCard
                  name={`第${at + 1}张发票`}
                  material={material}
                  line={estimate.lines.find(({ receiptId }) => receiptId === material.receipt?.id)}
                  onEdit={(at) => onEdit(material, at)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={`其他资料（${others.length} 张）`} flush>
          {others.map((material) => (
            <OtherRow key={material.id} material={material} onTap={() => onLook(material)} />
          ))}
        </Card>
      )}
      {estimate.lines.length > 0 && (
        <section className={styles.lines}>
          <h2 className={styles.title}>赔付怎样算出来</h2>
          <DecisionLines lines={estimate.lines} />
        </section>
      )}
    </>
  )
}

function OtherRow({ material, onTap }: { material: ClaimMaterial; onTap: () => void }) {
  const { src } = usePicture(material.url)
  const { word, tone, note } = materialStatus(material)
  const read = material.fields.map((field) => `${field.label} ${valueOf(field)}`).join(' · ')
  return (
    <ListRow
      lead={
        <span className={styles.thumb}>
          {src ? <img className={styles.picture} src={src} alt="" /> : <Icon name="doc" size={22} />}
        </span>
      }
      title={materialKinds[material.kind]}
      facts={[note ?? (read || material.name)]}
      state={<Chip tone={tone}>{word}</Chip>}
      onTap={onTap}
    />
  )
}
