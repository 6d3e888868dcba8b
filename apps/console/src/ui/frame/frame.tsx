import { App, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import dayjsZhCN from 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { Toasts } from '#ui/toast/toasts.tsx'
import { theme } from './theme.ts'
import styles from './frame.module.css'

dayjs.locale(dayjsZhCN)

/** Words in place of an asterisk, which nobody explains. */
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && <span className={styles.required}>（必填）</span>}
  </>
)

/** What every screen stands in: language, colours, and the messages that appear over it. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      // Otherwise two characters are drawn apart, and are found by no search for the word.
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
