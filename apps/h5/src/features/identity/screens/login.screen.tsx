import { useState } from 'react'
import { replaceWith } from '../../../platform/navigation/go.ts'
import { useQueryParams } from '../../../platform/navigation/page.ts'
import { LoginForm } from '../parts/login-form.tsx'
import { LoginPage } from '../parts/login-page.tsx'
import { OtherWay } from '../parts/other-way.tsx'

/** Phone-code login: the login screen on the claim host and inside WeChat. */
export default function LoginScreen() {
  const [phone, setPhone] = useState('')
  const query = useQueryParams()
  return (
    <LoginPage>
      <LoginForm way="code" phone={phone} onPhone={setPhone} />
      <OtherWay onTap={() => replaceWith('/password', { query })}>使用密码登录</OtherWay>
    </LoginPage>
  )
}
