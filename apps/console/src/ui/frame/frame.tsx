import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import dayjsZhCN from 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { Toasts } from '#ui/toast/toasts.tsx'
import { theme } from './theme.ts'
import styles from './frame.module.css'

dayjs.locale(dayjsZhCN)

/** A word instead of an asterisk, which needs an explanation. */
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && <span className={styles.required}>（必填）</span>}
  </>
)

/** The frame of every page: language, theme, and messages. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      // Otherwise the library puts a space between two characters, and a text search does not find the word.
      button={{ autoInsertSpace: false }}
      form={{ requiredMark, colon: false }}
    >
      <App className={styles.frame} message={{ top: 60, maxCount: 3 }}>
        {children}
        <Toasts />
      </App>
    </ConfigProvider>
  )
}
