import { membersAdminCalls } from '@yf/contract/members-admin'
import { Alert, Button } from 'antd'
import { useWrite } from '#platform/http/write.ts'
import { say } from '#ui/toast/toast.ts'

interface Props {
  word: string
  input: { id: string; newPhone?: string }
  isReady: boolean
}

/** Sends a code to the member, who reads it out. */
export function SendCode({ word, input, isReady }: Props) {
  const { send, isBusy, error } = useWrite(membersAdminCalls.sendPhoneCode)
  const sendCode = async () => {
    if ((await send(input)).ok) say('验证码已发送，请会员报出验证码')
  }
  return (
    <>
      <Button disabled={!isReady || isBusy} onClick={() => void sendCode()}>
        {word}
      </Button>
      {error && <Alert type="error" showIcon title={error.message} />}
    </>
  )
}
