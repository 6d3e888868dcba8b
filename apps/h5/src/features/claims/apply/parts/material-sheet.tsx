import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { Suspense, useState } from 'react'
import { materialStatus } from '#features/claims/shared/material-files/file-status.ts'
import { lazy } from '#platform/parts/lazy.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { changeKind, readAgain, removeMaterial, replacePicture } from '../materials/material-writes.ts'
import styles from './material-sheet.module.css'

const PictureEditor = lazy(async () => ({
  default: (await import('#ui/picture-editor/picture-editor.tsx')).PictureEditor,
}))

interface Props {
  caseId: string
  material: ClaimMaterial
  open: boolean
  onClose: () => void
  /** Only receipts have fields to correct. */
  onEdit: () => void
}

const kinds = (Object.keys(materialKinds) as MaterialKind[]).map((kind) => ({
  value: kind,
  label: materialKinds[kind],
}))

/** One file in large size with all its actions. */
export function MaterialSheet({ caseId, material, open, onClose, onEdit }: Props) {
  const [isCutting, setCutting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { src } = usePicture(material.url)
  const save = async (picture: Blob) => {
    if (await replacePicture(caseId, material, picture)) onClose()
  }
  const change = async (kind: MaterialKind) => {
    if (await changeKind(caseId, material, kind)) onClose()
  }
  return (
    <>
      <Sheet open={open} onClose={onClose} title={isCutting ? '旋转或裁剪' : materialKinds[material.kind]}>
        {isCutting && src ? (
          <div className={styles.editor}>
            <Suspense fallback={<p role="status">正在准备…</p>}>
              <PictureEditor
                src={src}
                name={materialKinds[material.kind]}
                onSave={save}
                onCancel={() => setCutting(false)}
              />
            </Suspense>
          </div>
        ) : (
          <MaterialView
            caseId={caseId}
            material={material}
            src={src}
            onEdit={onEdit}
            onCut={() => setCutting(true)}
            onChoose={() => setChoosing(true)}
            onClose={onClose}
          />
        )}
      </Sheet>
      <PickerSheet
        open={isChoosing}
        title="这是什么资料"
        options={kinds}
        value={material.kind}
        onSelect={(kind) => void change(kind)}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

interface ViewProps extends Pick<Props, 'caseId' | 'material' | 'onEdit' | 'onClose'> {
  src: string | null
  onCut: () => void
  onChoose: () => void
}

function MaterialView({ caseId, material, src, onEdit, onCut, onChoose, onClose }: ViewProps) {
  const { word, tone, note } = materialStatus(material)
  const canRead = material.state === 'failed' || material.state === 'unreadable'
  const remove = async () => {
    const isSure = await confirm({ title: '删除这张资料？', confirmText: '删除', tone: 'danger' })
    if (isSure && (await removeMaterial(caseId, material.id))) onClose()
  }
  return (
    <div className={styles.view}>
      {src && <img className={styles.picture} src={src} alt={`${materialKinds[material.kind]}大图`} />}
      <p className={styles.text}>
        <Chip tone={tone}>{word}</Chip>
        {note}
      </p>
      <div className={styles.actions}>
        {material.kind === 'receipt' && (
          <Button size="small" icon="edit" onTap={onEdit}>
            核对发票
          </Button>
        )}
        <Button kind="secondary" size="small" disabled={!src} onTap={onCut}>
          旋转裁剪
        </Button>
        <Button kind="secondary" size="small" onTap={onChoose}>
          更改类型
        </Button>
        {canRead && (
          <Button kind="secondary" size="small" onTap={() => readAgain(caseId, material.id)}>
            重新识别
          </Button>
        )}
        <Button kind="danger" size="small" onTap={remove}>
          删除
        </Button>
      </div>
    </div>
  )
}
