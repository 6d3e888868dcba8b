import { plansAdminCalls, type PlanVersion } from '@yf/contract/plans-admin'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { go } from '#platform/navigation/navigation.ts'
import {
  emptyPlan,
  formOfVersion,
  missingInPlan,
  ofPlanKind,
  versionInput,
  type PlanForm,
} from '../plan-form.ts'
import styles from './plans.module.css'
import { SampleBill } from './sample-bill.tsx'
import { StartTrial } from './trials/start-trial.tsx'
import { VersionEditor } from './version-editor.tsx'

const lists = [plansAdminCalls.plans, plansAdminCalls.plan, plansAdminCalls.version] as const
const stay = () => undefined

/** The draft as it is typed, and how it is saved and submitted. */
function useDraft(version: PlanVersion | null) {
  const [form, setForm] = useState(() => (version ? formOfVersion(version) : emptyPlan))
  const [isChanged, setChanged] = useState(false)
  const adding = useSaving(plansAdminCalls.addPlan, ...lists)
  const saving = useSaving(plansAdminCalls.saveVersion, ...lists)
  const submitting = useSaving(plansAdminCalls.submitVersion, ...lists)
  const save = async () => {
    const options = { savedMessage: '已保存草稿', onClose: stay }
    if (version) {
      await saving.save({ versionId: version.id, edits: version.edits, ...versionInput(form) }, options)
      return
    }
    const { kind, planName } = form
    const added = await adding.save({ kind, planName: planName.trim(), ...versionInput(form) }, options)
    if (added) go('/plan', { id: added.planId, version: added.id })
  }
  const submit = () =>
    version &&
    submitting.save(
      { versionId: version.id, edits: version.edits },
      { savedMessage: '已提交，等待其他人审核', onClose: stay },
    )
  const change = (changes: Partial<PlanForm>) => {
    setForm({ ...form, ...changes })
    setChanged(true)
  }
  return {
    form,
    isChanged,
    setForm,
    change,
    save,
    submit,
    isSaving: adding.isBusy || saving.isBusy,
    isSubmitting: submitting.isBusy,
    fault: adding.fault ?? saving.fault ?? submitting.fault,
  }
}

/** Edits a draft, or the first draft of a new plan (null). */
export function DraftForm({ version }: { version: PlanVersion | null }) {
  const { form, isChanged, setForm, change, save, submit, isSaving, isSubmitting, fault } = useDraft(version)
  const missing = missingInPlan(form)
  return (
    <>
      <div className={styles.bar}>
        <Button
          type={isChanged ? 'primary' : 'default'}
          loading={isSaving}
          disabled={form.planName.trim() === ''}
          onClick={() => void save()}
        >
          保存草稿
        </Button>
        <Button
          type={isChanged ? 'default' : 'primary'}
          loading={isSubmitting}
          disabled={version === null || isChanged || missing !== null}
          onClick={() => void submit()}
        >
          提交审核
        </Button>
        {version?.kind === 'insurance' && <StartTrial version={version} disabled={isChanged} />}
        <span>
          {missing ??
            (isChanged
              ? form.kind === 'insurance'
                ? '保存后可以提交审核或试算'
                : '保存后可以提交审核'
              : '')}
        </span>
        {version?.note && <Alert type="warning" showIcon title={`退回原因：${version.note}`} />}
        {fault && <Alert type="error" showIcon title={fault} />}
      </div>
      <VersionEditor
        form={form}
        isNewPlan={version === null}
        onKind={(kind) => setForm(ofPlanKind(form, kind))}
        onChange={change}
      />
      {form.kind === 'insurance' && <SampleBill terms={form} />}
    </>
  )
}
