import { hospitalCalls, type Hospital } from '@yf/contract/hospital'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useWhereabouts } from '#platform/position/position.ts'
import { area } from '#platform/storage/area.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import { DistanceBar } from '../shared/distance-bar.tsx'
import { HospitalCard } from './hospital-card.tsx'
import styles from './hospital-finder.module.css'

const anywhere = '全国'

interface HospitalFinderProps {
  row: typeof hospitalCalls.list | typeof hospitalCalls.publicList
  title?: string
  label: string
  /** Filters further than keyword and city. */
  grade?: string
  /** Between the search and the list. */
  above?: ReactNode
  /** At the end of each hospital's card. */
  renderAction?: (hospital: Hospital) => ReactNode
}

const SearchField = (props: { value: string; onChange: (value: string) => void }) => (
  <div className={styles.search}>
    <TextField
      label="搜索医院"
      hideLabel
      icon="search"
      type="search"
      placeholder="搜索医院、地址或科室"
      maxLength={40}
      clearable
      {...props}
    />
  </div>
)

/** A list of hospitals by keyword and city, sorted by distance once the position is known. */
export function HospitalFinder({ row, title, label, grade, above, renderAction }: HospitalFinderProps) {
  const [keyword, setKeyword] = useState('')
  const [city, setCity] = useState(() => area.read() ?? anywhere)
  const [isChoosing, setChoosing] = useState(false)
  const { position } = useWhereabouts()
  const searchText = useDeferredValue(useSettled(keyword.trim(), 300))
  const cities = useQueryOf(row, { pageNo: 1, pageSize: 1 }, { silent: true }).data?.cities ?? []
  const choose = (chosen: string) => {
    setCity(chosen)
    if (chosen === anywhere) area.remove()
    else area.write(chosen)
  }
  const filter = {
    ...(searchText ? { keyword: searchText } : {}),
    ...(city === anywhere ? {} : { city }),
    ...(grade ? { grade } : {}),
    ...position,
  }
  const cityButton = (
    <button
      type="button"
      className={styles.city}
      onClick={() => setChoosing(true)}
      aria-label={`城市 ${city}`}
    >
      {city}
    </button>
  )
  return (
    <Page {...(title ? { title } : {})} extra={cityButton}>
      <SearchField value={keyword} onChange={setKeyword} />
      <div className={styles.bar}>
        <DistanceBar />
      </div>
      {above}
      <AnsweredList<Hospital>
        key={JSON.stringify(filter)}
        label={label}
        look="plain"
        load={pagesOf(row, filter)}
        keyOf={({ id }) => id}
        renderRow={(hospital) => <HospitalCard hospital={hospital} action={renderAction?.(hospital)} />}
        empty={<EmptyOf kind="search" title="没有找到合适的医院" note="换个关键词，或放宽城市与等级再试" />}
      />
      <PickerSheet
        open={isChoosing}
        title="选择城市"
        value={city}
        options={[anywhere, ...cities].map((name) => ({ value: name, label: name }))}
        onSelect={choose}
        onClose={() => setChoosing(false)}
      />
    </Page>
  )
}
