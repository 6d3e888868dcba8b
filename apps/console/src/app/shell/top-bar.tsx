import { staffCalls } from '@yf/contract/staff'
import { LogoutOutlined, MenuFoldOutlined, MenuUnfoldOutlined, UserOutlined } from '@ant-design/icons'
import type { StaffMember } from '@yf/contract/staff'
import { staffRoles } from '@yf/domain/staff'
import { Avatar, Breadcrumb, Button, Layout } from 'antd'
import { call } from '#platform/http/call.ts'
import { linkTo } from '#platform/navigation/navigation.ts'
import { signOut } from '#platform/session/session.ts'
import { Tool } from '#ui/tool/tool.tsx'
import { groups, routeAt } from '../routes.ts'
import styles from './shell.module.css'

/** The session ends in this browser even if the server cannot be reached. */
function leave(): void {
  void call(staffCalls.logout, {}).catch(() => undefined)
  signOut()
}

/** The group, the parent page if there is one, and this page. */
function crumbsOf(path: string) {
  const route = routeAt(path)
  if (!route) return []
  const above = route.parent === null ? undefined : routeAt(route.parent)
  return [
    { title: groups[route.group] },
    ...(above ? [{ title: above.title, href: linkTo(above.path) }] : []),
    { title: route.title },
  ]
}

export interface TopBarProps {
  staff: StaffMember
  path: string
  isFolded: boolean
  onFold: () => void
}

export function TopBar({ staff, path, isFolded, onFold }: TopBarProps) {
  return (
    <Layout.Header className={styles.bar}>
      <Tool
        label={isFolded ? '展开导航' : '收起导航'}
        icon={isFolded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        onPress={onFold}
      />
      <Breadcrumb className={styles.crumbs} items={crumbsOf(path)} />
      <Avatar size="small" icon={<UserOutlined aria-hidden />} />
      <span className={styles.who}>{staff.name}</span>
      <span className={styles.role}>{staffRoles[staff.role]}</span>
      <Button type="text" icon={<LogoutOutlined aria-hidden />} onClick={leave}>
        退出
      </Button>
    </Layout.Header>
  )
}
