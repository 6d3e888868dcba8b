import type { RosterWays } from '@yf/contract/identity-steps'
import type { FormEvent } from 'react'
import { replaceWith } from '#platform/navigation/go.ts'
import { BlankState } from '#ui/blank-state/blank-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { openWays, useRosterProof, wayLabels } from '../roster-proof.ts'
import styles from './login-form.module.css'

interface Props {
  ways: RosterWays
  onBeginAgain: () => void
}

/** For a phone unknown to the employer: other people may know the name and certificate number, too. */
export default function RosterProof({ ways, onBeginAgain }: Props) {
  const { way, choose, form, send, confirm, askEmployer, isAsked: isRequested } = useRosterProof(ways)
  const open = openWays(ways)
  if (isRequested) return <EmployerRequested />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) void confirm()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card title="确认是您本人">
        <p className={styles.note}>
          {open.length > 0
            ? '您填写的手机号与企业登记的不一致。为防止他人冒用您的信息，请用企业登记的联系方式验证。'
            : '企业还没有登记您的手机号。为防止他人冒用您的信息，请由企业人力资源确认。'}
        </p>
        {open.length > 0 && (
          <div className={styles.fields}>
            {open.length > 1 && (
              <Tabs
                label="验证方式"
                items={open.map((value) => ({ value, label: wayLabels[value] }))}
                value={way}
                onChange={choose}
              />
            )}
            <p className={styles.note}>
              验证码将发送至{wayLabels[way]} {ways[way]}
            </p>
            <CodeField key={way} {...form.field('code')} onSend={send} />
            <Button type="submit" block busy={form.isBusy}>
              验证并注册
            </Button>
          </div>
        )}
      </Card>
      <Button kind={open.length > 0 ? 'secondary' : 'primary'} block onTap={askEmployer}>
        {open.length > 0 ? '都收不到？请企业确认' : '请企业确认'}
      </Button>
      <Button kind="plain" block onTap={onBeginAgain}>
        返回修改
      </Button>
    </form>
  )
}

const EmployerRequested = () => (
  <BlankState
    title="已提交企业确认"
    note="企业人力资源确认后会有短信通知您，届时用本手机号重新注册即可。"
    action={<Button onTap={() => replaceWith('/password')}>返回登录</Button>}
  />
)
