import { cardCalls, type OfferedCard } from '@yf/contract/cards'
import { readCardCode, formatCardCode } from '@yf/domain/card-code'
import { useForm } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import styles from './collect.module.css'

const faultsOf = ({ code }: { code: string }) => ({
  code:
    code.trim() === ''
      ? '请输入卡券码'
      : readCardCode(code) === null
        ? '卡券码为 16 位字母和数字，不含 0、1、I、O，请核对'
        : null,
})

/** Groups the code in fours while the member types, as on the printed card. */
const inFours = (typed: string) => {
  const code = readCardCode(typed)
  return code === null ? typed : formatCardCode(code)
}

export function CodeForm({ onFound }: { onFound: (code: string, offer: OfferedCard) => void }) {
  const form = useForm({ code: '' }, faultsOf)
  const look = useWrite(cardCalls.lookAtCode)
  const find = async () => {
    const found = await form.submit(({ code }) => look.send({ code }))
    if (found?.ok) onFound(form.values.code, found.result)
  }
  const { onChange, ...field } = form.field('code')
  return (
    <Card title="输入卡券码">
      <div className={styles.parts}>
        <TextField
          {...field}
          onChange={(typed) => onChange(inFours(typed))}
          label="卡券码"
          placeholder="如 ABCD-2345-EFGH-6789"
          hint="印在卡面上，或在企业发给您的短信、邮件中"
          maxLength={40}
          clearable
          onEnter={() => void find()}
        />
        <Button block busy={form.isBusy} onTap={find}>
          查看卡券
        </Button>
      </div>
    </Card>
  )
}
