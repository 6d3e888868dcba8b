import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { push } from './history.ts'
import { formatPath } from './location.ts'
import type { Path, NavigationOptions } from './register.ts'

type LinkProps<P extends Path> = { to: P; children: ReactNode } & NonNullable<NavigationOptions<P>[0]> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/**
 * A typed link: `<Link to="/setup">设置</Link>`. Like all elements with a target, it prefetches its screen on touch.
 */
export function Link<P extends Path>({ to, children, ...rest }: LinkProps<P>) {
  const { params, query, onClick, ...attributes } = rest as LinkProps<P> & {
    params?: Readonly<Record<string, string>>
  }
  const fullPath = formatPath(to, params, query)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    push(fullPath)
  }
  return (
    <a {...(attributes as AnchorHTMLAttributes<HTMLAnchorElement>)} href={`#${fullPath}`} onClick={open}>
      {children}
    </a>
  )
}
