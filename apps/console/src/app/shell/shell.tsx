import { staffCalls } from '@yf/contract/staff'
import { calendarAdminCalls } from '@yf/contract/calendar-admin'
import { keepEnteredYears } from '@yf/domain/holidays'
import type { StaffMember } from '@yf/contract/staff'
import { Layout } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '#platform/http/call.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { updateStaff, useSession } from '#platform/session/session.ts'
import { routeAt } from '../routes.ts'
import { CurrentPage } from './screen.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

function useFreshStaff(): void {
  useEffect(() => {
    const { token } = useSession.getState()
    if (token === null) return
    // If this fails, the call itself redirects to the login, or the next call reports the error.
    void call(staffCalls.me, {}).then(
      (staff) => updateStaff(token, staff),
      () => undefined,
    )
  }, [])
}

/** Collapsed on a wide page, expanded on the others, until the user chooses otherwise for either. */
function useFolding(isWide: boolean) {
  const [chosen, setChosen] = useState<{ wide?: boolean; other?: boolean }>({})
  const kind = isWide ? 'wide' : 'other'
  const isFolded = chosen[kind] ?? isWide
  return { isFolded, fold: () => setChosen((before) => ({ ...before, [kind]: !isFolded })) }
}

/** Pages compute due dates from the working days that staff entered. */
function useCalendar(): void {
  useEffect(() => {
    void call(calendarAdminCalls.known, {}).then(
      (years) =>
        keepEnteredYears(
          Object.fromEntries(
            years.map(({ year, notice, off, worked }) => [
              String(year),
              { notice, worked, off: off.map(({ first, last }) => [first, last] as const) },
            ]),
          ),
        ),
      () => undefined,
    )
  }, [])
}

export function Shell({ staff }: { staff: StaffMember }) {
  const { path } = useLocation()
  const { isFolded, fold } = useFolding(routeAt(path)?.isWide ?? false)
  useFreshStaff()
  useCalendar()
  return (
    <Layout className={styles.shell}>
      <Layout.Sider width={184} collapsedWidth={56} trigger={null} collapsible collapsed={isFolded}>
        <a href={linkTo('/')} className={styles.brand} title="运营后台">
          <span className={styles.mark} aria-hidden>
            原
          </span>
          {!isFolded && '运营后台'}
        </a>
        <SideMenu path={path} role={staff.role} />
      </Layout.Sider>
      <Layout>
        <TopBar staff={staff} path={path} isFolded={isFolded} onFold={fold} />
        <Layout.Content className={styles.main}>
          <CurrentPage key={path} path={path} role={staff.role} />
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
