import { staffCalls } from '@yf/contract/staff'
import type { Output } from '@yf/contract/call'
import { Alert, Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { useLocation } from '#platform/navigation/navigation.ts'
import { signIn } from '#platform/session/session.ts'
import { say } from '#ui/toast/toast.ts'
import styles from './login.module.css'

interface Credentials {
  readonly account: string
  readonly password: string
}

const empty: Credentials = { account: '', password: '' }

function welcome({ wrongTries, ...session }: Output<typeof staffCalls.login>): void {
  signIn(session)
  if (wrongTries > 0)
    say(`自您上次登录以来，您的账号有 ${wrongTries} 次密码错误。如果不是您本人，请告知管理员`)
}

export default function LoginPage() {
  const { query } = useLocation()
  const [form] = Form.useForm<Credentials>()
  const [fault, setFault] = useState<string | null>(null)
  const [isSolving, setSolving] = useState(false)
  const login = useWrite(staffCalls.login, { onProofOfWork: () => setSolving(true) })

  const enter = async ({ account, password }: Credentials) => {
    if (!account.trim() || !password) return setFault('请填写账号和密码')
    const done = await login.send({ account: account.trim(), password })
    setSolving(false)
    if (done.ok) return welcome(done.result)
    form.resetFields(['password'])
    return setFault(done.error.message)
  }
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <Form
          form={form}
          layout="vertical"
          className={styles.form}
          initialValues={empty}
          onFinish={(credentials: Credentials) => void enter(credentials)}
        >
          <div>
            <h1 className={styles.title}>运营后台</h1>
            <p className={styles.hint}>
              {query['next'] ? '登录后回到您刚才的页面。' : '原力星球理赔作业与打款'}
            </p>
          </div>
          <Form.Item name="account" label="账号">
            <Input size="large" autoComplete="username" maxLength={40} />
          </Form.Item>
          <Form.Item name="password" label="密码">
            <Input.Password size="large" autoComplete="current-password" maxLength={128} />
          </Form.Item>
          {fault && <Alert type="error" showIcon title={fault} />}
          <Button htmlType="submit" type="primary" size="large" block loading={login.isBusy}>
            {isSolving ? '正在安全校验…' : '登录'}
          </Button>
          <p className={styles.note}>
            您将看到会员的健康信息。每次查看和操作都会记录在案，请勿截屏、转发或在无人看管时离开。
          </p>
        </Form>
      </Card>
    </main>
  )
}
