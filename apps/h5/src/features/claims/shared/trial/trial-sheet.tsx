import { claimTrialCalls, type Trial } from '@yf/contract/claims-trial'
import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TrialFields } from './trial-fields.tsx'
import { emptyTrial, trialFaults, trialInput } from './trial-form.ts'
import { TrialResult } from './trial-result.tsx'

interface Props {
  open: boolean
  policyId: string | null
  onClose: () => void
}

/** Estimates a payout without a receipt, with the same rules that decide every claim. */
export default function TrialSheet({ open, policyId, onClose }: Props) {
  const { companyId } = useCompany()
  const equity = useQueryOf(equityCalls.mine, { companyId })
  return (
    <Sheet open={open} onClose={onClose} title="算一算能赔多少">
      <Answered
        of={equity}
        empty={<EmptyOf kind="policies" title="还没有可以计算的保单" />}
        isEmpty={({ insureEquityList }) => insureEquityList.length === 0}
      >
        {({ insureEquityList }) => <Asking policies={insureEquityList} policyId={policyId} />}
      </Answered>
    </Sheet>
  )
}

interface AskingProps {
  policies: UserEquity['insureEquityList']
  policyId: string | null
}

function Asking({ policies, policyId }: AskingProps) {
  const { companyId } = useCompany()
  const ask = useWrite(claimTrialCalls.trial)
  const [trial, setTrial] = useState<Trial | null>(null)
  const first = policies.find(({ id }) => id === policyId) ?? policies[0]
  const form = useForm({ ...emptyTrial, policyId: first?.id ?? null }, trialFaults)
  const reckon = async () => {
    const answered = await form.submit((values) => ask.send(trialInput(companyId, values)))
    if (answered?.ok) setTrial(answered.result)
  }
  if (trial) return <TrialResult trial={trial} onAgain={() => setTrial(null)} />
  return (
    <>
      <TrialFields policies={policies} form={form} />
      <Button block busy={form.isBusy} onTap={reckon}>
        算一算
      </Button>
    </>
  )
}
