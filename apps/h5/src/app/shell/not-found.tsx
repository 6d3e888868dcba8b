import { goHome } from '../go-home.ts'
import { Notice } from './notice.tsx'

export function NotFound() {
  return (
    <Notice
      title="页面不存在"
      text="您要找的页面可能已下线，或地址有误"
      action={{ name: '返回首页', run: goHome }}
    />
  )
}
