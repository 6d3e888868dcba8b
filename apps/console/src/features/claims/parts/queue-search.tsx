import { useRef, useState } from 'react'
import { useKeys } from '#ui/use-keys.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './queue-search.module.css'

export function QueueSearch({ keyword, onSearch }: { keyword: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(keyword)
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(words.trim())
      }}
    >
      <input
        ref={input}
        className={styles.input}
        aria-label="搜索案件"
        placeholder="案件号或被保险人姓名"
        value={words}
        maxLength={40}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" icon="search" label="搜索" />
      {keyword && (
        <Button kind="bare" icon="close" onPress={() => onSearch('')}>
          清除
        </Button>
      )}
    </form>
  )
}
