import { useLayoutEffect } from 'react'
import { replace } from '#platform/navigation/history.ts'
import { opensPath } from '#platform/navigation/register.ts'
import { useIsThemeKnown, useTheme } from '#platform/theme/theme.ts'
import { TabBar } from '#ui/tab-bar/tab-bar.tsx'
import type { Matcher } from '../match.ts'

/** Benefits and tiles link to the hospital too (specification §2, actions): it opens even without its tab. */
const opensAnyway = '/hospital'

/**
 * The company's tabs (specification §2). Switching tabs adds no history entry. A link to a tab that the company
 * removed opens its first one.
 */
export function TabNavigation({ active, matcher }: { active: string; matcher: Matcher }) {
  const tabs = useTheme().tabs.filter((tab) => matcher.match(tab.path) !== null)
  const isLeftOut = active !== opensAnyway && tabs.every(({ path }) => path !== active)
  const first = tabs[0]?.path
  const isKnown = useIsThemeKnown()
  useLayoutEffect(() => {
    if (isKnown && isLeftOut && first) replace(first)
  }, [isKnown, isLeftOut, first])
  // The company defines the number and names of tabs: a default bar would change under the member's thumb.
  if (!isKnown) return <div className="tabs boot-tabs" />
  if (tabs.length < 2) return null
  return (
    <div className="tabs">
      <TabBar
        items={tabs.map(({ key, path, name, icon, picture }) => ({
          key: path as string,
          label: name,
          icon,
          track: `tab.${key}`,
          ...(picture ? { picture } : {}),
        }))}
        active={active}
        onChange={(path) => opensPath(path) && replace(path)}
      />
    </div>
  )
}
