import { noticeChannelCalls } from '@yf/contract/notice-channels'
import { emailFault } from '@yf/domain/email'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'

interface Props {
  /** The mailbox in its field. */
  address: string
  value: string
  error?: string | undefined
  hint?: string
  onChange: (code: string) => void
}

/** The code that verifies a mailbox. */
export const MailCodeField = ({ address, ...field }: Props) => (
  <CodeField label="邮件验证码" required placeholder="请输入" onSend={() => sendCode(address)} {...field} />
)

/** Returns whether it was sent. Otherwise the address is missing or the server refused, and a message was shown. */
async function sendCode(address: string): Promise<boolean> {
  const fault = emailFault(address)
  if (fault) {
    say(fault)
    return false
  }
  return (await write(noticeChannelCalls.sendMailCode, { address: address.trim() })).ok
}
