import { CloseOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Input, Space, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useKeys } from '#ui/use-keys.ts'
import styles from './queue-search.module.css'

export function QueueSearch({ keyword, onSearch }: { keyword: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(keyword)
  const input = useRef<InputRef>(null)
  useKeys({ '/': () => input.current?.focus() })
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Space.Compact>
        <Input
          ref={input}
          className={styles.input}
          aria-label="搜索案件"
          placeholder="案件号或被保险人姓名"
          value={text}
          maxLength={40}
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" aria-label="搜索" title="搜索" icon={<SearchOutlined aria-hidden />} />
      </Space.Compact>
      {keyword && (
        <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={() => onSearch('')}>
          清除
        </Button>
      )}
    </form>
  )
}
