import { useState } from 'react'
import type { Story } from '#ui/story.ts'
import { IntegerField } from './integer-field.tsx'

function Count() {
  const [value, setValue] = useState('')
  return <IntegerField label="发票张数" value={value} onChange={setValue} placeholder="请输入张数" />
}

export const story: Story = { group: '表单', name: '整数 IntegerField', cases: { 张数: Count } }
