import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { push } from './history.ts'
import { formatPath } from './location.ts'
import { watchNear } from './near.ts'
import { prefetchPath, type Path, type Target } from './register.ts'

type LinkProps<P extends Path> = { to: P; children: ReactNode } & NonNullable<Target<P>[0]> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A typed link: `<Link to="/setup">设置</Link>`. Its screen loads when it comes near and at the latest under the thumb. */
export function Link<P extends Path>({ to, children, ...rest }: LinkProps<P>) {
  const { params, query, onClick, ...attributes } = rest as LinkProps<P> & {
    params?: Readonly<Record<string, string>>
  }
  const fullPath = formatPath(to, params, query)
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(
    () => (anchor.current ? watchNear(anchor.current, () => prefetchPath(fullPath)) : undefined),
    [fullPath],
  )
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    push(fullPath)
  }
  return (
    <a
      {...(attributes as AnchorHTMLAttributes<HTMLAnchorElement>)}
      ref={anchor}
      href={`#${fullPath}`}
      onClick={open}
      onTouchStart={() => prefetchPath(fullPath)}
    >
      {children}
    </a>
  )
}
