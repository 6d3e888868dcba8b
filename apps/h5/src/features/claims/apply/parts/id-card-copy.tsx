import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import type { Output } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { AddFiles } from '#features/claims/shared/material-files/add-files.tsx'
import { MaterialTile } from '#features/claims/shared/material-files/file-tile.tsx'
import { PendingFiles } from '#features/claims/shared/material-files/pending-files.tsx'
import type { MaterialFiles } from '#features/claims/shared/material-files/use-material-files.ts'
import { say } from '#platform/http/feedback.ts'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { refreshMaterials } from '../materials/material-writes.ts'
import styles from './id-card-copy.module.css'

interface Props {
  caseId: string
  /** Materials of the kind ID card. */
  materials: readonly ClaimMaterial[]
  files: MaterialFiles
  onOpen: (material: ClaimMaterial) => void
}

const sides = ['人像面', '国徽面'] as const

type Info = Output<typeof claimCalls.certificateInfoV2>
type Sides = Pick<Info, 'frontUrl' | 'backUrl' | 'copyUrl'>

/** Sorted by the recognised side; a picture not recognised yet takes the free side. */
export function sidesOf(materials: readonly ClaimMaterial[], { frontUrl, backUrl, copyUrl }: Sides) {
  const ownUrls = new Set([frontUrl, backUrl, copyUrl])
  const others = materials.filter(({ url }) => !ownUrls.has(url))
  const at = (url: string | null) => materials.find((material) => url !== null && material.url === url)
  const front = at(frontUrl) ?? others.shift()
  return [front, at(backUrl) ?? others.shift()] as const
}

function chipOf({ copyUrl, isNeeded }: Pick<Info, 'copyUrl' | 'isNeeded'>) {
  if (copyUrl) return <Chip tone="success">已生成复印件</Chip>
  return isNeeded ? <Chip tone="warning">必传</Chip> : <Chip>选传</Chip>
}

/** Both sides of the ID card merged into one page; shown only if the claim needs it. */
export function IdCardCopy({ caseId, materials, files, onOpen }: Props) {
  const info = useQueryOf(claimCalls.certificateInfoV2, { caseId }, { silent: false }).data
  const making = useWrite(claimCalls.idCardCopy)
  if (!info || (info.isNeeded === 0 && materials.length === 0)) return null
  const [front, back] = sidesOf(materials, info)
  const make = async () => {
    if (!front || !back) return
    const made = await making.send({ caseId, frontId: front.id, backId: back.id })
    if (!made.ok) return
    if (made.result.message) say(made.result.message)
    await refreshMaterials()
  }
  const uploads = files.uploads.filter(({ fields }) => fields.kind === 'idCard')
  return (
    <Card title="身份证" extra={chipOf(info)}>
      {info.message && <NoticeBar>{info.message}</NoticeBar>}
      <PendingFiles what="身份证" uploads={uploads} files={files} />
      <div className={styles.sides}>
        {[front, back].map((side, at) => (
          <div key={sides[at]} className={styles.side}>
            {side ? (
              <MaterialTile name={`身份证${sides[at]}`} material={side} onOpen={() => onOpen(side)} />
            ) : (
              <AddFiles
                what={`身份证${sides[at]}`}
                kind="idCard"
                onChoose={(from) => files.choose(from, 'idCard')}
              />
            )}
            <span className={styles.name}>{sides[at]}</span>
          </div>
        ))}
      </div>
      {making.error && <NoticeBar tone="danger">{making.error.message}</NoticeBar>}
      {front && back && !info.copyUrl && (
        <div className={styles.actions}>
          <Button size="small" busy={making.isBusy} onTap={make}>
            生成复印件
          </Button>
        </div>
      )}
    </Card>
  )
}
