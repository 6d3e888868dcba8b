import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageFrameContext, type PageFrame } from '#ui/page/page-frame.ts'
import { back } from './go.ts'
import { parseHash } from './location.ts'
import { PageContext } from './page.ts'
import type { Path } from './register.ts'
import { paramsAt, routeAt } from './test-routes.ts'

function frameOf(path: string): PageFrame {
  const route = routeAt(path)
  const parent = route?.parent ?? null
  return { title: route?.title ?? '', onBack: parent === null ? null : () => back(parent as Path) }
}

/** Renders a screen as the router would at this address. */
export function openAt(fullPath: string, screen: ReactNode) {
  const location = parseHash(fullPath)
  return render(
    <PageContext value={{ ...location, params: paramsAt(fullPath), queries: new Set() }}>
      <PageFrameContext value={frameOf(location.path)}>{screen}</PageFrameContext>
    </PageContext>,
  )
}
