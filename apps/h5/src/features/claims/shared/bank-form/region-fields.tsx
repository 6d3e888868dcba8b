import { claimCalls } from '@yf/contract/claims'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import type { PayeeFaults, PayeeFields } from './payee.ts'

interface Props {
  value: Pick<PayeeFields, 'province' | 'city'>
  faults: PayeeFaults
  onChange: (part: Partial<PayeeFields>) => void
}

const hour = 3_600_000
const optionsOf = (regions: readonly { name: string }[] | undefined) =>
  (regions ?? []).map(({ name }) => ({ value: name, label: name }))

/**
 * Region of the account: the cities load once the province is chosen. A failure shows as a line under the field
 * instead of replacing it, so that the rest of the form stays visible.
 */
export function RegionFields({ value, faults, onChange }: Props) {
  const provinces = useQueryOf(claimCalls.regions, {}, { staleTime: hour })
  const province = provinces.data?.find(({ name }) => name === value.province)
  const cities = useQueryOf(
    claimCalls.regions,
    { parentCode: province?.code ?? '' },
    { enabled: province?.hasChildren === 1, staleTime: hour },
  )
  const hasFailed = provinces.isError || cities.isError
  const retry = () => void (provinces.isError ? provinces.refetch() : cities.refetch())
  const choose = (name: string) => {
    const chosen = provinces.data?.find((one) => one.name === name)
    // A province-level city without cities below is its own city.
    onChange({ province: name, city: chosen?.hasChildren === 0 ? name : '' })
  }
  return (
    <>
      <SelectField
        label="开户省份"
        required
        options={optionsOf(provinces.data)}
        value={value.province || null}
        placeholder={provinces.isPending ? '正在加载…' : '请选择省份'}
        disabled={!provinces.data}
        error={hasFailed ? undefined : faults.province}
        onChange={choose}
      />
      <SelectField
        label="开户城市"
        required
        options={
          province?.hasChildren === 0 ? [{ value: value.city, label: value.city }] : optionsOf(cities.data)
        }
        value={value.city || null}
        placeholder={province ? (cities.isPending ? '正在加载…' : '请选择城市') : '请先选择省份'}
        disabled={!province || (province.hasChildren === 1 && !cities.data)}
        error={faults.city}
        onChange={(city) => onChange({ city })}
      />
      {hasFailed && (
        <NoticeBar tone="danger" onTap={retry}>
          地区没有加载出来，点按重试
        </NoticeBar>
      )}
    </>
  )
}
