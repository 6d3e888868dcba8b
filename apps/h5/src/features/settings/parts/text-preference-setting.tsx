import type { Input } from '@yf/contract/call'
import type { noticeChannelCalls, NoticeChannels } from '@yf/contract/notice-channels'
import { ChoiceCards } from '#ui/choice-cards/choice-cards.tsx'
import styles from './form.module.css'

type TextPreference = 'every' | 'pressing' | 'none'

interface Props {
  sms: NoticeChannels['sms']
  onChange: (changes: Input<typeof noticeChannelCalls.setChannels>) => void
}

const options = [
  { value: 'every', title: '每一步都通知' },
  { value: 'pressing', title: '仅需我处理或到账时', note: '需要补充资料、赔款到账或打款失败' },
  { value: 'none', title: '不通知' },
] as const

const changesOf = {
  every: { sms: 1, smsPressingOnly: 0 },
  pressing: { sms: 1, smsPressingOnly: 1 },
  none: { sms: 0 },
} as const

const preferenceOf = ({ isOn, isPressingOnly }: Props['sms']): TextPreference =>
  isOn === 0 ? 'none' : isPressingOnly === 1 ? 'pressing' : 'every'

/** How often a member receives text messages. */
export function TextPreferenceSetting({ sms, onChange }: Props) {
  return (
    <div className={styles.choice}>
      <ChoiceCards
        label={sms.to ? `短信（发送到 ${sms.to}）` : '短信'}
        options={options}
        value={preferenceOf(sms)}
        onChange={(wish) => onChange(changesOf[wish])}
      />
    </div>
  )
}
