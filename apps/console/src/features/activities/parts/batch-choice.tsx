import type { PrizeBatch } from '@yf/contract/activities-admin'
import { Select } from 'antd'

interface Props {
  label: string
  batches: readonly PrizeBatch[]
  chosen: string | null
  onChange: (batch: PrizeBatch) => void
}

/** What a coupon does and how many are left stand beside its name: the prize can be given no more often. */
export const BatchChoice = ({ label, batches, chosen, onChange }: Props) => (
  <Select<string>
    aria-label={label}
    placeholder="选择批次"
    popupMatchSelectWidth={320}
    notFoundContent="请先让活动只对一家企业可见，且该企业有可发的优惠券"
    // One that is paused or out since stands by its id in the row that has it, and is chosen anew.
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
