import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { say } from '#ui/toast/toast.ts'

export interface OrderSearchQuery {
  readonly phone?: string
  readonly orderNo?: string
}

const wholePhone = /^1[3-9]\d{9}$/

/** The typed text is a full phone number or a full order number: staff cannot find people by guessing parts. */
export function searchOf(typed: string): OrderSearchQuery | null {
  const keyword = typed.trim()
  if (keyword === '') return {}
  if (wholePhone.test(keyword)) return { phone: keyword }
  return /[A-Za-z]/.test(keyword) ? { orderNo: keyword } : null
}

export function OrderSearch({ onSearch }: { onSearch: (sought: OrderSearchQuery) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const sought = searchOf(typed)
        if (sought === null) say('请输入完整的手机号或订单号')
        else onSearch(sought)
      }}
    >
      <Space.Compact>
        <Input
          aria-label="手机号或订单号"
          placeholder="手机号或订单号"
          maxLength={40}
          allowClear
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" aria-label="搜索" title="搜索" icon={<SearchOutlined aria-hidden />} />
      </Space.Compact>
    </form>
  )
}
