import { plansAdminCalls, type PlanDetail, type PlanVersion } from '@yf/contract/plans-admin'
import { Select } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { go, useLocation } from '#platform/navigation/navigation.ts'
import { planVersionStateNames } from '@yf/domain/plan'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { DifferenceTable } from '../parts/difference-table.tsx'
import { DraftForm } from '../parts/draft-form.tsx'
import styles from '../parts/plans.module.css'
import { SampleBill } from '../parts/sample-bill.tsx'
import { VersionActions } from '../parts/version-actions.tsx'
import { VersionView } from '../parts/version-view.tsx'

/** A plan with its versions; without an id a new plan. */
export default function PlanPage() {
  const { query } = useLocation()
  const planId = query['id'] ?? ''
  const plan = useQueryOf(plansAdminCalls.plan, { planId }, { enabled: planId !== '' })
  if (planId === '')
    return (
      <Page title="新建方案" note="先保存为草稿，填写完整后提交给其他人审核。">
        <div className={styles.panels}>
          <DraftForm version={null} />
        </div>
      </Page>
    )
  return (
    <Page
      title={plan.data?.name ?? '方案'}
      tools={plan.data && <VersionChoice plan={plan.data} chosen={query['version']} />}
    >
      <Answered of={plan} failed="方案没有加载成功">
        {(found) => <ChosenVersion plan={found} chosen={query['version']} />}
      </Answered>
    </Page>
  )
}

interface VersionProps {
  plan: PlanDetail
  chosen: string | undefined
}

const VersionChoice = ({ plan, chosen }: VersionProps) => (
  <Select<string>
    aria-label="版本"
    virtual={false}
    popupMatchSelectWidth={false}
    value={chosen ?? plan.versions[0]!.id}
    options={plan.versions.map(({ id, no, state }) => ({
      value: id,
      label: `第 ${no} 版 · ${planVersionStateNames[state]}`,
    }))}
    onChange={(version) => go('/plan', { id: plan.id, version })}
  />
)

function ChosenVersion({ plan, chosen }: VersionProps) {
  const version = useQueryOf(plansAdminCalls.version, { versionId: chosen ?? plan.versions[0]!.id })
  return (
    <Answered of={version} failed="方案版本没有加载成功">
      {(found) => (
        <div className={styles.panels}>
          {found.canEdit === 1 ? (
            <DraftForm key={`${found.id} ${found.edits}`} version={found} />
          ) : (
            <>
              <VersionActions version={found} canCopy={plan.canCopy === 1} />
              <VersionView version={found} />
              {found.kind === 'insurance' && <SampleBill terms={found} />}
            </>
          )}
          <Differences plan={plan} version={found} />
        </div>
      )}
    </Answered>
  )
}

/** Compared with the version before, or with nothing for the first. */
function Differences({ plan, version }: { plan: PlanDetail; version: PlanVersion }) {
  const before = plan.versions.find(({ no }) => no < version.no)
  const earlier = useQueryOf(
    plansAdminCalls.version,
    { versionId: before?.id ?? '' },
    { enabled: before !== undefined },
  )
  return earlier.data ? <DifferenceTable before={earlier.data} after={version} /> : null
}
