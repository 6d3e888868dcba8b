import { plansAdminCalls, type PlanVersion } from '@yf/contract/plans-admin'
import { formatFen } from '@yf/domain/money'
import { planBenefitsWorth } from '@yf/domain/plan-benefit'
import { Alert, Button } from 'antd'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'
import { useSaving } from '#platform/http/saving.ts'
import { go } from '#platform/navigation/navigation.ts'
import styles from './plans.module.css'
import { StartTrial } from './trials/start-trial.tsx'

const lists = [plansAdminCalls.plans, plansAdminCalls.plan, plansAdminCalls.version] as const
const stay = () => undefined

/** What the reader may do with a version that is no draft. */
export function VersionActions({ version, canCopy }: { version: PlanVersion; canCopy: boolean }) {
  const copying = useSaving(plansAdminCalls.copyVersion, ...lists)
  const withdrawing = useSaving(plansAdminCalls.withdrawVersion, ...lists)
  const fault = copying.fault ?? withdrawing.fault
  const copy = async () => {
    const input = { versionId: version.id }
    const draft = await copying.save(input, { savedMessage: '已复制为新的草稿', onClose: stay })
    if (draft) go('/plan', { id: draft.planId, version: draft.id })
  }
  return (
    <div className={styles.bar}>
      {version.canDecide === 1 && (
        <DecideButtons
          call={plansAdminCalls.decideVersion}
          inputOf={(verdict) => ({ versionId: version.id, edits: version.edits, ...verdict })}
          title={`${version.planName}第 ${version.no} 版`}
          savedMessageOf={() => '已通过，合同可以选用这个版本'}
          lists={lists}
        >
          {version.kind === 'benefits' && (
            <p>{`全部用完，每人价值 ${formatFen(planBenefitsWorth(version.benefits))}。`}</p>
          )}
          <p>{`通过后第 ${version.no} 版从 ${version.startDay} 起可以选用，条款不能再改。`}</p>
        </DecideButtons>
      )}
      {version.canWithdraw === 1 && (
        <Button
          loading={withdrawing.isBusy}
          onClick={() =>
            void withdrawing.save({ versionId: version.id }, { savedMessage: '已撤回为草稿', onClose: stay })
          }
        >
          撤回修改
        </Button>
      )}
      {version.state === 'approved' && canCopy && (
        <Button loading={copying.isBusy} onClick={() => void copy()}>
          复制为新版本
        </Button>
      )}
      {version.kind === 'insurance' && <StartTrial version={version} />}
      {fault && <Alert type="error" showIcon title={fault} />}
    </div>
  )
}
