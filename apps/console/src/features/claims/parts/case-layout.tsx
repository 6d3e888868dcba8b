import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import type { WorkCase } from '@yf/contract/claims-admin'
import { materialKinds } from '@yf/domain/claim-materials'
import { Alert, Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { PictureDocument } from '#features/claims/shared/pictures/picture-document.ts'
import { Pictures } from '#features/claims/shared/pictures/pictures.tsx'
import type { FieldFocus, Point } from '#features/claims/shared/pictures/view.ts'
import { useFollowing } from '../use-following.ts'
import { ActionBar } from './action-bar.tsx'
import styles from './case-layout.module.css'
import { CaseFacts } from './case-facts.tsx'
import { scrolledByKeys } from '#ui/scrolled-by-keys.ts'
import { CaseHead } from './case-head.tsx'
import { CaseHistory } from './case-history.tsx'
import { Lines } from './lines.tsx'
import { Notes } from './notes.tsx'
import { Notices } from './notices.tsx'
import { PolicyUse } from './policy-use.tsx'
import { Receipts } from './receipts.tsx'
import { Revision } from './revision/revision.tsx'

const nowhere: readonly Point[] = []

const toPictureDocument = ({
  id,
  url,
  kind,
  name,
  page,
  resembles,
  failure,
}: ClaimMaterial): PictureDocument => ({
  id,
  url,
  kind: materialKinds[kind],
  name: page > 1 ? `${name} 第 ${page} 页` : name,
  notes: [resembles, failure].filter((note) => note !== null),
})

function useLook({ materials }: WorkCase) {
  const [look, setLook] = useState<FieldFocus>({ materialId: null, readName: null })
  const material = materials.find(({ id }) => id === look.materialId)
  const region = useMemo(
    () => material?.fields.find(({ name }) => name === look.readName)?.region ?? nowhere,
    [material, look.readName],
  )
  const onShow = useCallback((materialId: string) => setLook({ materialId, readName: null }), [])
  // A receipt that is entered without a picture does not change the displayed picture.
  const onLook = useCallback(
    (next: FieldFocus) => setLook((now) => (next.materialId === null ? { ...now, readName: null } : next)),
    [],
  )
  return { look, region, onShow, onLook }
}

export interface CaseLayoutProps {
  work: WorkCase
  /** The last refresh failed. */
  isStale: boolean
  onRefresh: () => Promise<void>
}

export function CaseLayout({ work, isStale, onRefresh }: CaseLayoutProps) {
  const { look, region, onShow, onLook } = useLook(work)
  const onScroll = useFollowing(onShow)
  return (
    <div className={styles.layout}>
      <CaseHead work={work} />
      <Pictures
        materials={work.materials.map(toPictureDocument)}
        shownId={look.materialId}
        onShow={onShow}
        region={region}
      />
      <div className={styles.panel} onScroll={onScroll} {...scrolledByKeys}>
        {isStale && (
          <Alert
            type="warning"
            showIcon
            title="没有取到最新的案件，以下内容可能已变化。"
            action={
              <Button size="small" onClick={() => void onRefresh()}>
                刷新
              </Button>
            }
          />
        )}
        <Notices work={work} />
        <Revision work={work} />
        <CaseFacts work={work} />
        <Receipts work={work} shownId={look.materialId} onLook={onLook} />
        <Lines work={work} />
        <PolicyUse policy={work.policy} visitType={work.visitType} />
        <Notes work={work} />
        <CaseHistory work={work} />
      </div>
      <ActionBar work={work} />
    </div>
  )
}
