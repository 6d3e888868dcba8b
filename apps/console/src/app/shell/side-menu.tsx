import type { StaffRole } from '@yf/domain/staff'
import { Menu, type MenuProps } from 'antd'
import { createElement } from 'react'
import { linkTo } from '#platform/navigation/navigation.ts'
import { groups, isOpenTo, routeAt, routes, type Group } from '../routes.ts'

type MenuItem = NonNullable<MenuProps['items']>[number]

/** The pages that this role may open, by group; empty groups are omitted. */
function itemsFor(role: StaffRole, active: string): MenuItem[] {
  const open = routes.filter((route) => route.parent === null && isOpenTo(route, role))
  return (Object.keys(groups) as Group[]).flatMap((group): MenuItem[] => {
    const children = open
      .filter((route) => route.group === group)
      .map(({ path, title, icon }) => ({
        key: path,
        icon: createElement(icon),
        label: (
          <a href={linkTo(path)} aria-current={path === active ? 'page' : undefined}>
            {title}
          </a>
        ),
      }))
    return children.length > 0 ? [{ key: group, type: 'group', label: groups[group], children }] : []
  })
}

export function SideMenu({ path, role }: { path: string; role: StaffRole }) {
  const active = routeAt(path)?.parent ?? path
  return (
    <nav aria-label="主导航">
      <Menu theme="dark" mode="inline" selectedKeys={[active]} items={itemsFor(role, active)} />
    </nav>
  )
}
