import { plansAdminCalls } from '@yf/contract/plans-admin'
import type { ContractDetail, ContractVersion as Version } from '@yf/contract/contracts-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { useQueryOf } from '#platform/http/query.ts'
import { go, linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { KindTag } from '../parts/plan-columns.tsx'
import { ContractTag } from '../parts/contract-columns.tsx'
import { ContractEditor } from '../parts/contract-editor.tsx'
import type { ContractFormKind } from '../parts/contract-fields.tsx'
import { ContractVersion } from '../parts/contract-version.tsx'
import styles from '../parts/plans.module.css'

const everyMs = 3_000

/** An endorsement is evaluated on its day. */
const isBeingEvaluated = ({ no, state, evaluatedTime, startDay }: Version): boolean =>
  state === 'approved' && evaluatedTime === null && (no === 1 || startDay <= shanghaiDay(new Date()))

/** A contract with its endorsements; without an id a new contract. */
export default function ContractPage() {
  const { query } = useLocation()
  const contractId = query['id'] ?? ''
  const contract = useQueryOf(plansAdminCalls.contract, { contractId }, { enabled: contractId !== '' })
  // A job enrols the people: then the page looks again until it is over.
  const isEvaluating = contract.data?.versions.some(isBeingEvaluated) ?? false
  useQueryOf(plansAdminCalls.contract, { contractId }, { enabled: isEvaluating, every: everyMs })
  if (contractId === '')
    return (
      <Page title="新建合同" note="先保存为草稿，再提交给其他人审核。">
        <div className={styles.panels}>
          <ContractEditor
            kind="new"
            contract={null}
            companyId={query['company'] ?? null}
            onClose={() => undefined}
            onCancel={() => go('/contracts', { company: query['company'] })}
          />
        </div>
      </Page>
    )
  return (
    <Page title={contract.data ? `${contract.data.companyName} ${contract.data.contractNo}` : '合同'}>
      <Answered of={contract} failed="合同没有加载成功">
        {(found) => <ContractView key={found.id} contract={found} />}
      </Answered>
    </Page>
  )
}

function ContractView({ contract }: { contract: ContractDetail }) {
  const [editing, setEditing] = useState<Exclude<ContractFormKind, 'new'> | null>(null)
  if (editing !== null)
    return (
      <div className={styles.panels}>
        <ContractEditor kind={editing} contract={contract} onClose={() => setEditing(null)} />
      </div>
    )
  return (
    <div className={styles.panels}>
      <div className={styles.bar}>
        <ContractTag state={contract.state} />
        <KindTag kind={contract.planKind} />
        <span>{`${contract.planName} · ${contract.startsOn} 至 ${contract.endsOn}`}</span>
        <Links contract={contract} />
        <Space>
          {contract.canEndorse === 1 && <Button onClick={() => setEditing('endorsement')}>批改</Button>}
          {contract.canRenew === 1 && <Button onClick={() => setEditing('renewal')}>续保</Button>}
        </Space>
      </div>
      {contract.versions.map((version) => (
        <ContractVersion
          key={version.no}
          contract={contract}
          version={version}
          onEdit={() => setEditing(version.no === 1 ? 'draft' : 'endorsement')}
        />
      ))}
    </div>
  )
}

const Links = ({
  contract: { companyId, id, state, previousId, renewalId },
}: {
  contract: ContractDetail
}) => (
  <Space>
    <Button type="link" onClick={() => go('/enrolments', { company: companyId, contract: id })}>
      参保记录
    </Button>
    {state !== 'draft' && (
      <>
        <a href={linkTo('/premiums', { company: companyId, contract: id })}>保费账单</a>
        <a href={linkTo('/cover-changes', { company: companyId, contract: id })}>保全清单</a>
      </>
    )}
    {previousId && <a href={linkTo('/contract', { id: previousId })}>原合同</a>}
    {renewalId && <a href={linkTo('/contract', { id: renewalId })}>续保合同</a>}
  </Space>
)
