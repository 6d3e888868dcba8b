import type { PrizeBatch } from '@yf/contract/activities-admin'
import { Select } from 'antd'

interface Props {
  label: string
  batches: readonly PrizeBatch[]
  chosen: string | null
  onChange: (batch: PrizeBatch) => void
}

/** The option shows the coupon's terms and how many are left: the prize cannot be given more often. */
export const BatchChoice = ({ label, batches, chosen, onChange }: Props) => (
  <Select<string>
    aria-label={label}
    placeholder="选择批次"
    popupMatchSelectWidth={320}
    notFoundContent="请先让活动只对一家企业可见，且该企业有可发的优惠券"
    // A batch that has since been paused or used up appears by its id in the row that has it, and must be chosen
    // again.
    value={batches.some(({ id }) => id === chosen) ? chosen : null}
    options={batches.map(({ id, name, terms, left }) => ({
      value: id,
      label: `${name}（${terms}，余 ${left} 张）`,
    }))}
    onChange={(id) => {
      const batch = batches.find((one) => one.id === id)
      if (batch) onChange(batch)
    }}
  />
)
