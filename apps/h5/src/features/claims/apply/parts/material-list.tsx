import type { ClaimMaterial, MaterialPage } from '@yf/contract/claim-shapes'
import { AddFiles } from '#features/claims/shared/material-files/add-files.tsx'
import { MaterialSection } from '#features/claims/shared/material-files/material-section.tsx'
import { MaterialTile } from '#features/claims/shared/material-files/file-tile.tsx'
import { PendingFiles } from '#features/claims/shared/material-files/pending-files.tsx'
import type { MaterialFiles } from '#features/claims/shared/material-files/use-material-files.ts'
import type { ReceiptForm } from '#features/claims/shared/receipt-editor/receipt-form.ts'
import { Card } from '#ui/card/card.tsx'
import { sectionsOf, unknownOf } from '../materials/sections.ts'
import { IdCardCopy } from './id-card-copy.tsx'
import styles from './material-list.module.css'
import { ReceiptCard } from './receipt-card.tsx'
import receipts from './receipt-card.module.css'

interface Props {
  page: MaterialPage
  files: MaterialFiles
  /** Set once the member tries to continue: each section then shows what is missing. */
  isStrict: boolean
  onOpen: (material: ClaimMaterial) => void
  onEdit: (material: ClaimMaterial, at?: keyof ReceiptForm) => void
}

/** One upload button for everything, then the sections by kind. */
export function MaterialList({ page, files, isStrict, onOpen, onEdit }: Props) {
  const { caseId } = page.draft
  const coming = files.uploads.map(({ fields }) => fields.kind)
  const sections = sectionsOf(page, coming).filter(({ need }) => need.kind !== 'idCard')
  const unknown = unknownOf(page)
  const loose = files.uploads.filter(({ fields }) => !fields.kind)
  return (
    <>
      <Card>
        <AddFiles
          wide
          what="资料"
          note="拍照、相册、PDF 或 OFD，自动识别种类"
          onChoose={(from) => files.choose(from)}
        />
        {(unknown.length > 0 || loose.length > 0) && (
          <div className={styles.unknown}>
            <PendingFiles what="资料" uploads={loose} files={files} />
            {unknown.length > 0 && (
              <div className={styles.grid}>
                {unknown.map((material, at) => (
                  <MaterialTile
                    key={material.id}
                    name={`第${at + 1}张待识别资料`}
                    material={material}
                    onOpen={() => onOpen(material)}
                  />
                ))}
              </div>
            )}
          </div>
        )}
      </Card>
      {sections.map(({ need, materials, isMissing }) => (
        <MaterialSection
          key={need.kind}
          need={need}
          materials={materials}
          uploads={files.uploads.filter(({ fields }) => fields.kind === need.kind)}
          files={files}
          isMissing={isStrict && isMissing}
          onOpen={onOpen}
        >
          {need.kind === 'receipt' && <Receipts page={page} materials={materials} onEdit={onEdit} />}
        </MaterialSection>
      ))}
      <IdCardCopy
        caseId={caseId}
        materials={page.materials.filter(({ kind }) => kind === 'idCard')}
        files={files}
        onOpen={onOpen}
      />
    </>
  )
}

function Receipts({
  page,
  materials,
  onEdit,
}: Pick<Props, 'page' | 'onEdit'> & { materials: readonly ClaimMaterial[] }) {
  const done = materials.filter(({ state }) => state !== 'waiting' && state !== 'reading')
  if (done.length === 0) return null
  return (
    <ul className={receipts.list} aria-label="发票信息">
      {done.map((material) => (
        <li key={material.id}>
          <ReceiptCard
            name={`第${materials.indexOf(material) + 1}张发票`}
            material={material}
            line={page.estimate.lines.find(({ receiptId }) => receiptId === material.receipt?.id)}
            onEdit={(at) => onEdit(material, at)}
          />
        </li>
      ))}
    </ul>
  )
}
