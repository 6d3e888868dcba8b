import type { ContractRow } from '@yf/contract/contracts-admin'
import { contractStates, type ContractState } from '@yf/domain/group-contract'
import { Tag, type TableColumnsType } from 'antd'
import { linkTo } from '#platform/navigation/navigation.ts'
import text from '#ui/quiet.module.css'
import { KindTag, VersionTag } from './plan-columns.tsx'

const colours: Readonly<Record<ContractState, string>> = {
  draft: 'default',
  coming: 'processing',
  running: 'success',
  ended: 'default',
}

export const ContractTag = ({ state }: { state: ContractState }) => (
  <Tag color={colours[state]}>{contractStates[state]}</Tag>
)

export const contractColumns: TableColumnsType<ContractRow> = [
  {
    title: '合同',
    render: (_, { id, contractNo, isRenewal }) => (
      <>
        <a href={linkTo('/contract', { id })}>{contractNo}</a> {isRenewal === 1 && <Tag>续保</Tag>}
      </>
    ),
  },
  { title: '企业', dataIndex: 'companyName' },
  {
    title: '方案',
    render: (_, { planName, planKind }) => (
      <>
        {planName} <KindTag kind={planKind} />
      </>
    ),
  },
  {
    title: '合同期间',
    className: text.nowrap,
    render: (_, { startsOn, endsOn }) => `${startsOn} 至 ${endsOn}`,
  },
  { title: '状态', render: (_, { state }) => <ContractTag state={state} /> },
  { title: '在办', render: (_, { openVersion }) => openVersion && <VersionTag state={openVersion} /> },
]
