import type { ComponentType } from 'react'
import { mayDo, type StaffRole } from '@yf/domain/staff'

export interface Route {
  readonly path: string
  readonly title: string
  /** null: whoever is logged in. */
  readonly roles: readonly StaffRole[] | null
  readonly load: () => Promise<{ default: ComponentType }>
}

const screen = (path: string, title: string, load: Route['load'], roles: Route['roles'] = null): Route => ({
  path,
  title,
  roles,
  load,
})

/** One line a screen; the navigation at the top takes its words from here. */
export const routes: readonly Route[] = [
  screen('/queue', '工作台', () => import('#features/claims/screens/queue.screen.tsx')),
  screen('/case', '案件', () => import('#features/claims/screens/case.screen.tsx')),
  screen('/payments', '打款', () => import('#features/payments/screens/payments.screen.tsx'), [
    'senior',
    'auditor',
  ]),
  screen('/trail', '审计', () => import('#features/audit/screens/trail.screen.tsx'), ['auditor']),
]

export const firstPath = (role: StaffRole): string => (mayDo(role, 'audit') ? '/trail' : '/queue')

export const isOpenTo = ({ roles }: Route, role: StaffRole): boolean => roles === null || roles.includes(role)
