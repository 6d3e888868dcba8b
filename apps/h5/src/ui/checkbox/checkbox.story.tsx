import { useState } from 'react'
import type { UiStory } from '#ui/story.ts'
import { Checkbox } from './checkbox.tsx'

const link = { color: 'var(--accent-text)' }

function Agreement() {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      我已阅读并同意
      <a href="#agreement" style={link}>
        《用户协议》
      </a>
      与
      <a href="#privacy" style={link}>
        《隐私政策》
      </a>
    </Checkbox>
  )
}

export const story: UiStory = {
  group: '表单',
  name: '勾选 Checkbox',
  cases: {
    协议: Agreement,
    已勾选: () => (
      <Checkbox checked onChange={() => {}}>
        设为默认地址
      </Checkbox>
    ),
  },
}
