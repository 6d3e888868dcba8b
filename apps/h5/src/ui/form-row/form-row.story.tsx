import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import type { UiStory } from '#ui/story.ts'
import { TextField } from '#ui/text-field/text-field.tsx'

const nothing = () => {}

export const story: UiStory = {
  group: '表单',
  name: '表单行 FormRow',
  cases: {
    提示与错误: () => (
      <div style={{ display: 'grid', gap: 'var(--s4)' }}>
        <TextField
          label="开户行"
          value=""
          onChange={nothing}
          placeholder="请输入开户行"
          hint="以银行卡背面为准"
          required
        />
        <PhoneField value="1380000" onChange={nothing} error="请输入 11 位手机号" />
      </div>
    ),
  },
}
