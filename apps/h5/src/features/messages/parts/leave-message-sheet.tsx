import type { HumanService } from '@yf/contract/questions'
import { serviceMessageCalls } from '@yf/contract/service-messages'
import { longestMessage } from '@yf/domain/service-messages'
import { useForm } from '#platform/forms/use-form.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { useWrite } from '#platform/http/write.ts'
import { useCompany } from '#platform/session/company.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { closedNote, opensText } from '../human-service.ts'
import styles from './leave-message-sheet.module.css'

interface Props {
  open: boolean
  service: HumanService
  onClose: () => void
}

const faultsOf = ({ words }: { words: string }) => ({ words: words.trim() ? null : '请填写想咨询的问题' })

/** Outside the service hours: the member leaves a message, and staff reply later. */
export default function LeaveMessageSheet({ open, service, onClose }: Props) {
  const { companyId } = useCompany()
  const form = useForm({ words: '', wantsCall: false }, faultsOf)
  const leave = useWrite(serviceMessageCalls.leave)
  const submit = async () => {
    const left = await form.submit(({ words, wantsCall }) =>
      leave.send({ companyId, words: words.trim(), wantsCall: wantsCall ? 1 : 0 }),
    )
    if (!left?.ok) return
    form.begin({ words: '', wantsCall: false })
    say(`留言已提交，客服将于${opensText(service)}后回复您`)
    onClose()
    await refresh(serviceMessageCalls.left)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="给客服留言"
      actions={
        <Button block busy={form.isBusy} onTap={submit}>
          提交留言
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.note}>{closedNote(service)}</p>
        <TextField
          label="您的问题"
          required
          rows={4}
          maxLength={longestMessage}
          placeholder="请写下想咨询的问题，客服上线后会逐条回复"
          {...form.field('words')}
        />
        <Switch
          label="希望客服回电"
          note="拨打您登录用的手机号"
          checked={form.values.wantsCall}
          onChange={form.set('wantsCall')}
        />
        <a className={styles.phone} href={`tel:${service.phone}`}>
          {`着急？可拨打服务电话 ${service.phone}`}
        </a>
      </div>
    </Sheet>
  )
}
