import type { ContractDetail, ContractVersion as Version } from '@yf/contract/contracts-admin'
import { plansAdminCalls } from '@yf/contract/plans-admin'
import { classText } from '@yf/domain/people-class'
import { Alert, Button, Descriptions } from 'antd'
import { DecideButtons } from '#platform/dialogs/decide-buttons.tsx'
import { useSaving } from '#platform/http/saving.ts'
import { ChangeLines } from '#ui/change-lines/change-lines.tsx'
import { Section } from '#ui/section/section.tsx'
import { contractLists } from './contract-lists.ts'
import { VersionTag } from './plan-columns.tsx'
import styles from './plans.module.css'

interface Props {
  contract: ContractDetail
  version: Version
  onEdit: () => void
}

const stay = () => undefined
const titleOf = ({ no }: Version) => (no === 1 ? '合同约定' : `第 ${no - 1} 次批改`)
const signed = (name: string | null, time: string | null) => (name ? `${name} ${time ?? ''}` : '—')

function evaluatedText({ state, people, evaluatedTime }: Version): string {
  if (state !== 'approved') return '通过审核后核定人员'
  if (evaluatedTime !== null) return `已核定 ${people} 人，${evaluatedTime} 完成`
  return people === 0 ? '等待核定' : `正在核定，已完成 ${people} 人`
}

/** The agreement or one endorsement, with what the reader may do with it. */
export const ContractVersion = ({ contract, version, onEdit }: Props) => (
  <Section title={titleOf(version)} aside={<VersionTag state={version.state} />}>
    <Descriptions
      size="small"
      column={2}
      items={[
        {
          key: 'plan',
          label: '方案版本',
          children: `${version.planVersionName}，第 ${version.planVersionNo} 版`,
        },
        { key: 'start', label: '生效日期', children: version.startDay },
        { key: 'submitted', label: '提交', children: signed(version.submittedBy, version.submittedTime) },
        { key: 'decided', label: '审核', children: signed(version.decidedBy, version.decidedTime) },
        { key: 'people', label: '人员', children: evaluatedText(version) },
        ...(version.reason ? [{ key: 'reason', label: '批改原因', children: version.reason }] : []),
        ...(version.note ? [{ key: 'note', label: '审核意见', children: version.note }] : []),
      ]}
    />
    <ChangeLines lines={version.classes.map((one) => `${one.name}：${classText(one)}`)} />
    <Actions contract={contract} version={version} onEdit={onEdit} />
  </Section>
)

function Actions({ contract, version, onEdit }: Props) {
  const submitting = useSaving(plansAdminCalls.submitContract, ...contractLists)
  const withdrawing = useSaving(plansAdminCalls.withdrawContract, ...contractLists)
  const key = { contractId: contract.id, no: version.no }
  const fault = submitting.fault ?? withdrawing.fault
  const submit = () =>
    submitting.save(
      { ...key, edits: version.edits },
      { savedMessage: '已提交，等待其他人审核', onClose: stay },
    )
  return (
    <div className={styles.bar}>
      {version.canEdit === 1 && (
        <>
          <Button type="primary" loading={submitting.isBusy} onClick={() => void submit()}>
            提交审核
          </Button>
          <Button onClick={onEdit}>编辑</Button>
        </>
      )}
      {version.canWithdraw === 1 && (
        <Button
          loading={withdrawing.isBusy}
          onClick={() => void withdrawing.save(key, { savedMessage: '已撤回为草稿', onClose: stay })}
        >
          撤回修改
        </Button>
      )}
      {version.canDecide === 1 && (
        <DecideButtons
          call={plansAdminCalls.decideContract}
          inputOf={(verdict) => ({ ...key, edits: version.edits, ...verdict })}
          title={titleOf(version)}
          savedMessageOf={() => '已通过，人员将自动核定'}
          lists={contractLists}
        >
          <p>{`${contract.companyName} ${contract.contractNo}，${version.startDay} 起生效。`}</p>
        </DecideButtons>
      )}
      {fault && <Alert type="error" showIcon title={fault} />}
    </div>
  )
}
