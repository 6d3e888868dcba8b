import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CompanyLogo } from '#ui/company-logo/company-logo.tsx'
import type { UiStory } from '#ui/story.ts'
import { PickerSheet } from './picker-sheet.tsx'

const companies = [
  { value: '1', label: '星河软件', note: '星河科技集团', lead: <CompanyLogo name="星河软件" size={36} /> },
  { value: '2', label: '星河硬件', note: '星河科技集团', lead: <CompanyLogo name="星河硬件" size={36} /> },
  { value: '3', label: '海纳制造', note: '海纳集团 · 家属', lead: <CompanyLogo name="海纳制造" size={36} /> },
]

function Companies() {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('1')
  return (
    <>
      <Button kind="secondary" icon="swap" onTap={() => setOpen(true)}>
        {companies.find((company) => company.value === value)?.label}
      </Button>
      <PickerSheet
        open={open}
        title="切换企业"
        options={companies}
        value={value}
        onSelect={setValue}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

export const story: UiStory = { group: '弹层', name: '选择列表 PickerSheet', cases: { 切换企业: Companies } }
