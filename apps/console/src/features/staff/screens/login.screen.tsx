import { workbenchCalls } from '@yf/contract/workbench'
import { useState } from 'react'
import { useDeed } from '#platform/http/deed.ts'
import { usePlace } from '#platform/navigation/navigation.ts'
import { signIn } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import styles from './login.module.css'

export default function LoginScreen() {
  const { query } = usePlace()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const login = useDeed(workbenchCalls.login)

  const enter = async () => {
    if (!account.trim() || !password) return setFault('请填写账号和密码')
    const done = await login.run({ account: account.trim(), password })
    if (done.ok) return signIn(done.result)
    setPassword('')
    return setFault(done.error.message)
  }
  return (
    <main className={styles.page}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <div>
          <h1 className={styles.title}>运营工作台</h1>
          <p className={styles.hint}>
            {query['next'] ? '登录后回到您刚才的页面。' : '原力星球理赔作业与打款'}
          </p>
        </div>
        <Field label="账号" value={account} onChange={setAccount} autoComplete="username" maxLength={40} />
        <Field
          label="密码"
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          maxLength={128}
        />
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        <Button type="submit" kind="primary" isBusy={login.isBusy}>
          登录
        </Button>
        <p className={styles.note}>
          您将看到会员的健康信息。每次查看和操作都会记录在案，请勿截屏、转发或在无人看管时离开。
        </p>
      </form>
    </main>
  )
}
