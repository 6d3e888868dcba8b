import type { ClaimMaterial, MaterialNeed } from '@yf/contract/claim-shapes'
import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import type { FileChoice } from '#platform/uploads/choose-files.ts'
import { AddFiles } from './add-files.tsx'
import { MaterialTile } from './file-tile.tsx'
import styles from './material-files.module.css'
import { PendingFiles } from './pending-files.tsx'
import { SampleTile } from '../shooting/sample-tile.tsx'
import type { MaterialFiles, MaterialUpload } from './use-material-files.ts'

interface Props {
  need: MaterialNeed
  materials: readonly ClaimMaterial[]
  uploads: readonly MaterialUpload[]
  files: Pick<MaterialFiles, 'retry' | 'remove'>
  /** Shown in red once the member tried to continue without it. */
  isMissing?: boolean
  /** Its own add button, for flows without recognition of the file kind. */
  onChoose?: (from: FileChoice['from']) => unknown
  onOpen: (material: ClaimMaterial) => void
  /** Details of the files, below them. */
  children?: ReactNode
}

function chipOf({ isRequired }: MaterialNeed, count: number) {
  if (count > 0) return <Chip tone="success">{`${count} 张`}</Chip>
  return isRequired ? <Chip tone="warning">必传</Chip> : <Chip>选传</Chip>
}

/** One kind of material: name, whether it is required, a sample, and its files. */
export function MaterialSection(props: Props) {
  const { need, materials, uploads, files, isMissing, onChoose, onOpen, children } = props
  return (
    <Card title={need.name} extra={chipOf(need, materials.length)}>
      {need.hint && <p className={styles.hint}>{need.hint}</p>}
      {isMissing && <p className={styles.missing}>{`还缺少${need.name}，请补充后继续`}</p>}
      <PendingFiles what={need.name} uploads={uploads} files={files} />
      <div className={styles.grid}>
        {materials.map((material, at) => (
          <MaterialTile
            key={material.id}
            name={`第${at + 1}张${need.kind === 'receipt' ? '发票' : need.name}`}
            material={material}
            onOpen={() => onOpen(material)}
          />
        ))}
        {materials.length === 0 && <SampleTile kind={need.kind} />}
        {onChoose && <AddFiles what={need.name} kind={need.kind} onChoose={onChoose} />}
      </div>
      {children}
    </Card>
  )
}
