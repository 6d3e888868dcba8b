import { hospitalCalls } from '@yf/contract/hospital'
import { useState } from 'react'
import { Segments } from '#ui/segments/segments.tsx'
import { HospitalFinder } from '../parts/hospital-finder.tsx'

const grades = [
  { value: '', label: '全部' },
  { value: '三级甲等', label: '三甲' },
  { value: '三级乙等', label: '三乙' },
  { value: '二级甲等', label: '二甲' },
  { value: '其他', label: '其他' },
]

/** Network hospitals, filtered by keyword, city and grade. */
export default function HospitalListScreen() {
  const [grade, setGrade] = useState('')
  return (
    <HospitalFinder
      row={hospitalCalls.list}
      title="医院网络"
      label="医院列表"
      grade={grade}
      above={<Segments label="医院等级" items={grades} value={grade} onChange={setGrade} />}
    />
  )
}
