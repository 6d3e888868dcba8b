import { plansAdminCalls } from '@yf/contract/plans-admin'
import type { ContractDetail } from '@yf/contract/contracts-admin'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useSaving } from '#platform/http/saving.ts'
import { go } from '#platform/navigation/navigation.ts'
import {
  emptyContract,
  formOfContract,
  missingInContract,
  renewalOf,
  type ContractForm,
} from '../class-form.ts'
import { ClassFields } from './class-fields.tsx'
import { ContractFields, type ContractFormKind } from './contract-fields.tsx'
import { contractLists } from './contract-lists.ts'
import styles from './plans.module.css'

interface Props {
  kind: ContractFormKind
  /** null: a new contract */
  contract: ContractDetail | null
  /** Of a new contract, where it is known already. */
  companyId?: string | null
  /** After saving. */
  onClose: () => void
  onCancel?: () => void
}

const formFor = ({ kind, contract, companyId = null }: Props): ContractForm => {
  if (contract === null) return emptyContract(companyId)
  return kind === 'renewal' ? renewalOf(contract) : formOfContract(contract)
}

/** Writes a contract, its renewal, or an endorsement, as a draft. */
export function ContractEditor(props: Props) {
  const { kind, contract, onClose, onCancel = onClose } = props
  const [form, setForm] = useState(() => formFor(props))
  const { save, isBusy, fault } = useContractDraft(kind, contract)
  const change = (changes: Partial<ContractForm>) => setForm({ ...form, ...changes })
  const missing = missingInContract(form, kind === 'endorsement')
  return (
    <>
      <div className={styles.bar}>
        <Button
          type="primary"
          disabled={missing !== null}
          loading={isBusy}
          onClick={() => void save(form, onClose)}
        >
          保存草稿
        </Button>
        <Button onClick={onCancel}>取消</Button>
        <span>{missing}</span>
        {fault && <Alert type="error" showIcon title={fault} />}
      </div>
      <ContractFields
        form={form}
        kind={kind}
        {...(kind === 'endorsement' && contract ? { planId: contract.planId } : {})}
        {...(kind === 'renewal' && contract ? { planKind: contract.planKind } : {})}
        onChange={change}
      />
      <ClassFields classes={form.classes} onChange={(classes) => change({ classes })} />
    </>
  )
}

function useContractDraft(kind: ContractFormKind, contract: ContractDetail | null) {
  const adding = useSaving(plansAdminCalls.addContract, ...contractLists)
  const saving = useSaving(plansAdminCalls.saveContract, ...contractLists)
  const endorsing = useSaving(plansAdminCalls.endorse, ...contractLists)
  const newest = contract?.versions[0]
  const edits = newest?.state === 'draft' ? newest.edits : 0
  const save = async (form: ContractForm, onClose: () => void) => {
    const options = { savedMessage: '已保存草稿', onClose }
    const { companyId, planVersionId, startsOn, endsOn, startDay, reason, classes } = form
    if (companyId === null || planVersionId === null) return
    const agreed = { planVersionId, startsOn, endsOn, classes }
    if (kind === 'endorsement')
      await endorsing.save(
        { contractId: contract!.id, edits, planVersionId, startDay, reason: reason.trim(), classes },
        options,
      )
    else if (kind === 'draft') await saving.save({ contractId: contract!.id, edits, ...agreed }, options)
    else {
      const previousId = kind === 'renewal' ? contract!.id : null
      const added = await adding.save({ companyId, previousId, ...agreed }, options)
      if (added) go('/contract', { id: added.id })
    }
  }
  return {
    save,
    isBusy: adding.isBusy || saving.isBusy || endorsing.isBusy,
    fault: adding.fault ?? saving.fault ?? endorsing.fault,
  }
}
