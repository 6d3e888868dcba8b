import { mallCalls } from '@yf/contract/mall'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { openList } from '../mall-navigation.ts'
import { CanvasBlock } from './canvas-block.tsx'
import { MallHead } from './mall-head.tsx'
import styles from './mall-home.module.css'
import { Selection } from './selection.tsx'

/** The canvas that staff edit for the company, with the member's points above it. */
export function MallHome() {
  const { companyId } = useCompany()
  const canvas = useQueryOf(mallCalls.canvas, { companyId })
  return (
    <AnsweredPage of={canvas} skeleton={<Skeleton />}>
      {({ blocks, serverTime, balance, pointsPerFen }) => (
        <Page>
          <div className={styles.blocks}>
            <MallHead balance={balance} pointsPerFen={pointsPerFen} onSearch={() => openList({})} />
            {blocks.map((block) => (
              <CanvasBlock
                key={block.id}
                block={block}
                serverTime={serverTime}
                onOver={() => void canvas.refetch()}
              />
            ))}
            {blocks.length === 0 && <EmptyOf kind="benefits" title="好物正在上架" note="先看看精选推荐" />}
            <Selection companyId={companyId} />
          </div>
        </Page>
      )}
    </AnsweredPage>
  )
}

const Skeleton = () => (
  <div className={styles.blocks}>
    <SkeletonCard lines={2} />
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} />
  </div>
)
