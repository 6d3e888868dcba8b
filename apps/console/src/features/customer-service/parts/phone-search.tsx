import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { say } from '#ui/toast/toast.ts'

const wholePhone = /^1[3-9]\d{9}$/

/** Only by the full number: callers say it themselves, and staff cannot find people by guessing parts. */
export function PhoneSearch({ onSearch }: { onSearch: (phone: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const phone = typed.trim()
        if (phone !== '' && !wholePhone.test(phone)) say('请输入完整的手机号')
        else onSearch(phone)
      }}
    >
      <Space.Compact>
        <Input
          aria-label="会员手机号"
          placeholder="会员手机号"
          inputMode="numeric"
          maxLength={11}
          allowClear
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" aria-label="搜索" title="搜索" icon={<SearchOutlined aria-hidden />} />
      </Space.Compact>
    </form>
  )
}
