import { useLayoutEffect } from 'react'
import { opensPath } from '#platform/navigation/register.ts'
import { replace } from '#platform/navigation/history.ts'
import { useIsThemeKnown, useTheme } from '#platform/theme/theme.ts'
import { TabBar } from '#ui/tab-bar/tab-bar.tsx'
import type { Matcher } from '../match.ts'

/** Benefits and tiles lead to the hospital too (specification §2, actions): it opens where its tab is left out. */
const opensAnyway = '/hospital'

/**
 * The company's tabs (specification §2). Changing tabs adds no step to come back to. Whoever comes by a link to a tab
 * that the company leaves out comes to its first one.
 */
export function TabNavigation({ active, matcher }: { active: string; matcher: Matcher }) {
  const tabs = useTheme().tabs.filter((tab) => matcher.match(tab.path) !== null)
  const isLeftOut = active !== opensAnyway && tabs.every(({ path }) => path !== active)
  const first = tabs[0]?.path
  const isKnown = useIsThemeKnown()
  useLayoutEffect(() => {
    if (isKnown && isLeftOut && first) replace(first)
  }, [isKnown, isLeftOut, first])
  // How many there are, and what they are called, is the company's to say: a bar of ours would change under the thumb.
  if (!isKnown) return <div className="tabs bone-tabs" />
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
