import type { ReactNode } from 'react'
import { back } from '#platform/navigation/go.ts'
import { Page } from '#ui/page/page.tsx'

export function MemberPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <Page title="编辑家庭成员" onBack={() => back('/family/index')} actions={actions}>
      {children}
    </Page>
  )
}
