import type { StaffMember } from '@yf/contract/workbench'
import { workbenchCalls } from '@yf/contract/workbench'
import { staffRoles } from '@yf/domain/staff'
import { useEffect } from 'react'
import { call } from '#platform/http/call.ts'
import { linkTo, usePlace } from '#platform/navigation/navigation.ts'
import { signOut, updateStaff } from '#platform/session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { isOpenTo, routes } from '../routes.ts'
import { Screen } from './screen.tsx'
import styles from './shell.module.css'

const tabs = routes.filter(({ path }) => path !== '/case')

function useFreshStaff(): void {
  useEffect(() => {
    // Where it fails, the call itself leads to the login or the next one will say why.
    void call(workbenchCalls.me, {}).then(updateStaff, () => undefined)
  }, [])
}

/** The session ends here even where the server cannot be told: this desk is being left. */
function leave(): void {
  void call(workbenchCalls.logout, {}).catch(() => undefined)
  signOut()
}

export function Shell({ staff }: { staff: StaffMember }) {
  const { path } = usePlace()
  useFreshStaff()
  const active = path === '/case' ? '/queue' : path
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <a href={linkTo('/')} className={styles.brand}>
          <span className={styles.mark} aria-hidden>
            原
          </span>
          运营工作台
        </a>
        <nav className={styles.tabs} aria-label="主导航">
          {tabs
            .filter((route) => isOpenTo(route, staff.role))
            .map((route) => (
              <a
                key={route.path}
                href={linkTo(route.path)}
                className={styles.tab}
                aria-current={route.path === active ? 'page' : undefined}
              >
                {route.title}
              </a>
            ))}
        </nav>
        <span className={styles.who}>
          {staff.name}
          <span className={styles.role}>{staffRoles[staff.role]}</span>
        </span>
        <Button kind="bare" onPress={leave}>
          退出
        </Button>
      </header>
      <main className={styles.main}>
        <Screen key={path} path={path} role={staff.role} />
      </main>
    </div>
  )
}
