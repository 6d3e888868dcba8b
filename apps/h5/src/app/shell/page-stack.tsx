import {
  Activity,
  createElement,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { back } from '#platform/navigation/go.ts'
import { PageContext } from '#platform/navigation/page.ts'
import type { Path } from '#platform/navigation/register.ts'
import { PageFrameContext, type PageFrame } from '#ui/page/page-frame.ts'
import type { AppLocation } from '#platform/navigation/history.ts'
import { currentEntryOf, type StackEntry } from '../keep-alive.ts'
import type { ScreenRoute } from '../route.ts'
import { screenOf } from '../screen-loader.ts'
import { CompanyGate } from './company-gate.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useScrollMemory } from './scroll-memory.ts'

interface PageStackProps {
  stack: readonly StackEntry[]
  direction: AppLocation['direction']
  /** Called when the screen is loaded and shown: its row is complete from then on. */
  onShown: (route: ScreenRoute) => void
}

type Motion = 'in' | 'out' | 'none'

const identities = new WeakMap<StackEntry, number>()
let lastIdentity = 0

/** A page opened again while its former instance slides out is another page at the same address. */
function identityOf(entry: StackEntry): number {
  const existing = identities.get(entry)
  if (existing !== undefined) return existing
  lastIdentity += 1
  identities.set(entry, lastIdentity)
  return lastIdentity
}

/** The longest a leaving page waits if the browser never reports the end of its animation. */
const longestMotion = 600

/** On back, the previous page slides out above the one that returns; then it is removed. */
function useLeaving(stack: readonly StackEntry[], direction: AppLocation['direction']) {
  const current = currentEntryOf(stack)
  const [last, setLast] = useState(current)
  const [leaving, setLeaving] = useState<StackEntry | null>(null)
  if (current !== last) {
    setLast(current)
    const slides = direction === 'back' && last && !(last.route.isTab && current?.route.isTab)
    setLeaving(slides ? last : null)
  }
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(null), longestMotion)
    return () => clearTimeout(timer)
  }, [leaving])
  const stands = leaving && !stack.some((entry) => entry.key === leaving.key)
  return { leaving: stands ? leaving : null, forget: () => setLeaving(null) }
}

export function PageStack({ stack, direction, onShown }: PageStackProps) {
  const current = currentEntryOf(stack)
  const { leaving, forget } = useLeaving(stack, direction)
  const motionOf = (entry: StackEntry): Motion => {
    if (entry === leaving) return 'out'
    return entry === current && direction === 'forward' && !entry.route.isTab ? 'in' : 'none'
  }
  return (
    <div className="stack">
      {(leaving ? [...stack, leaving] : stack).map((entry) => (
        <Activity
          key={identityOf(entry)}
          mode={entry === current || entry === leaving ? 'visible' : 'hidden'}
        >
          <Frame entry={entry} motion={motionOf(entry)} onShown={onShown} onMoved={forget} />
        </Activity>
      ))}
    </div>
  )
}

interface FrameProps {
  entry: StackEntry
  motion: Motion
  onShown: PageStackProps['onShown']
  onMoved: () => void
}

/** Title bar data from the route's row. */
function usePageFrame({ index, route: { title, parent } }: StackEntry): PageFrame {
  return useMemo(
    () => ({
      title,
      onBack: parent === null ? null : () => back(parent as Path),
      isTitledAround: currentEnvironment() !== 'normal',
      isFirst: index === 0,
    }),
    [title, parent, index],
  )
}

function Frame({ entry, motion, onShown, onMoved }: FrameProps) {
  const [frame, noteScroll] = useScrollMemory(entry)
  const isLeaving = motion === 'out'
  return (
    <div
      className="frame"
      data-motion={motion}
      inert={isLeaving}
      ref={frame}
      onScrollCapture={noteScroll}
      onAnimationEnd={(event) => {
        if (isLeaving && event.target === event.currentTarget) onMoved()
      }}
    >
      <PageContext value={entry.page}>
        <ScreenBoundary route={entry.route}>
          <Suspense fallback={<div className="waiting" role="status" aria-label="加载中" />}>
            <Body entry={entry} onShown={onShown} />
          </Suspense>
        </ScreenBoundary>
      </PageContext>
    </div>
  )
}

function Body({ entry, onShown }: Pick<FrameProps, 'entry' | 'onShown'>) {
  const screen = createElement(use<ComponentType>(screenOf(entry.route)))
  const pageFrame = usePageFrame(entry)
  // Runs before the page's own effects, so that a title set by the content replaces that of the route.
  useLayoutEffect(() => {
    const { shownTitle, title } = entry.route
    document.title = shownTitle ?? title
  }, [entry])
  useEffect(() => onShown(entry.route), [entry, onShown])
  return (
    <PageFrameContext value={pageFrame}>
      {entry.route.isPublic ? screen : <CompanyGate>{screen}</CompanyGate>}
    </PageFrameContext>
  )
}
