import type { Path } from '#platform/navigation/register.ts'
import { Select, Space } from 'antd'
import { go } from '#platform/navigation/navigation.ts'
import { CompanyChoice } from '#ui/company-choice/company-choice.tsx'
import type { useContractChoice } from '../use-contract-choice.ts'

interface Props {
  path: Path
  choice: ReturnType<typeof useContractChoice>
  /** One contract is needed; otherwise all of them can be shown. */
  isNeeded?: boolean
}

export const contractLabel = ({
  contractNo,
  startsOn,
  endsOn,
}: {
  contractNo: string
  startsOn: string
  endsOn: string
}): string => `${contractNo}（${startsOn} 至 ${endsOn}）`

/** Which company, and which of its contracts. */
export const ContractChoice = ({ path, choice, isNeeded = false }: Props) => {
  const { companies, companyId, contracts, contractId } = choice
  const rows = companies.data ?? []
  return (
    <Space wrap>
      {rows.length !== 1 && (
        <CompanyChoice
          companies={rows}
          isLoading={companies.isPending}
          value={companyId}
          onChange={(company) => go(path, { company })}
        />
      )}
      {companyId !== null && (
        <Select<string>
          aria-label="合同"
          placeholder={isNeeded ? '选择合同' : '全部合同'}
          allowClear={!isNeeded}
          virtual={false}
          style={{ minWidth: 260 }}
          value={contractId}
          loading={contracts.isPending}
          options={(contracts.data ?? []).map((one) => ({ value: one.id, label: contractLabel(one) }))}
          onChange={(contract: string | undefined) =>
            go(path, { company: companyId, contract: contract ?? null })
          }
        />
      )}
    </Space>
  )
}
