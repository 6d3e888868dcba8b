import { hospitalCalls, type Hospital } from '@yf/contract/hospital'
import { useDeferredValue, useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { area } from '#platform/storage/area.ts'
import { EmptyState } from '#ui/blank-state/blank-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { PickerSheet } from '#ui/picker-sheet/picker-sheet.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { HospitalCard } from '../parts/hospital-card.tsx'
import { useSettled } from '#ui/text-field/use-settled.ts'
import styles from './hospital-list.module.css'

const grades = [
  { value: '', label: '全部' },
  { value: '三级甲等', label: '三甲' },
  { value: '三级乙等', label: '三乙' },
  { value: '二级甲等', label: '二甲' },
  { value: '其他', label: '其他' },
]
const anywhere = '全国'

/** Network hospitals: keyword, city and grade narrow one list. */
export default function HospitalListScreen() {
  const [keyword, setKeyword] = useState('')
  const [city, setCity] = useState(() => area.read() ?? anywhere)
  const [grade, setGrade] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const choose = (chosen: string) => {
    setCity(chosen)
    if (chosen === anywhere) area.remove()
    else area.write(chosen)
  }
  const words = useDeferredValue(useSettled(keyword.trim(), 300))
  const cities = useQueryOf(hospitalCalls.list, { pageNo: 1, pageSize: 1 }).data?.cities ?? []
  const filter = {
    ...(words ? { keyword: words } : {}),
    ...(city === anywhere ? {} : { city }),
    ...(grade ? { grade } : {}),
  }
  return (
    <Page
      title="医院网络"
      extra={
        <button
          type="button"
          className={styles.city}
          onClick={() => setChoosing(true)}
          aria-label={`城市 ${city}`}
        >
          {city}
        </button>
      }
    >
      <div className={styles.search}>
        <TextField
          label="搜索医院"
          hideLabel
          icon="search"
          type="search"
          placeholder="搜索医院、地址或科室"
          value={keyword}
          onChange={setKeyword}
          maxLength={40}
          clearable
        />
      </div>
      <Segments label="医院等级" items={grades} value={grade} onChange={setGrade} />
      <AnsweredList<Hospital>
        key={JSON.stringify(filter)}
        label="医院列表"
        look="plain"
        load={pagesOf(hospitalCalls.list, filter)}
        keyOf={({ id }) => id}
        renderRow={(hospital) => <HospitalCard hospital={hospital} />}
        empty={<EmptyState title="没有找到合适的医院" note="换个关键词，或放宽城市与等级再试" />}
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
