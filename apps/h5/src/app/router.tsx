import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clearLoading } from '#platform/http/feedback.ts'
import { forgetQueries } from '@yf/client/query-cache'
import { replace, settle, useNavigation, type AppLocation } from '#platform/navigation/history.ts'
import { currentSignInFacts } from '#platform/session/leave.ts'
import { resetSession, sessionKind, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { trackPage } from '#platform/tracking/track.ts'
import { guard, type GuardResult } from './guard.ts'
import { next, currentEntryOf, type StackEntry } from './keep-alive.ts'
import type { Match, Matcher } from './match.ts'
import { screen, type ScreenRoute } from './route.ts'
import { NotFound } from './shell/not-found.tsx'
import { PageStack } from './shell/page-stack.tsx'
import { TabNavigation } from './shell/tab-navigation.tsx'

/** Unknown paths pass the guard like all others: a visitor learns nothing about existing paths. */
const notFound = screen('*', '页面不存在', 9, () => Promise.resolve({ default: NotFound }), {
  name: 'notFound',
})

function useVerdict({ route }: Match, location: AppLocation): GuardResult {
  const session = useSession(sessionKind)
  const facts = currentSignInFacts()
  return guard({
    ...facts,
    supply: location.query['supply'] ?? facts.supply,
    route,
    fullPath: location.fullPath,
    redirectTarget: location.query['redirect'],
    session,
  })
}

/** Releases the queries of kept-alive pages that are no longer kept. */
function useRelease(stack: readonly StackEntry[]): void {
  const previous = useRef(stack)
  useEffect(() => {
    const activeQueries = new Set(stack.flatMap((entry) => [...entry.page.queries]))
    for (const entry of previous.current) {
      if (entry.route.keepAlive && !stack.includes(entry)) forgetQueries(entry.page.queries, activeQueries)
    }
    previous.current = stack
  }, [stack])
}

/** The stack is derived from the address while rendering; an effect would paint the old page once more. */
function useStack(match: Match, location: AppLocation, verdict: GuardResult): readonly StackEntry[] {
  const [stack, setStack] = useState<readonly StackEntry[]>([])
  const owner = useSession(({ userInfo }) => userInfo?.baseId ?? null)
  const derived = verdict === 'stay' ? next(stack, { ...match, location, owner }) : stack
  if (derived !== stack) setStack(derived)
  useRelease(derived)
  return derived
}

/** Executes the verdict before the first paint. */
function useVerdictDone(verdict: GuardResult, location: AppLocation): void {
  const redirect = verdict === 'stay' ? null : verdict.redirect
  const isReset = verdict !== 'stay' && verdict.reset
  useLayoutEffect(() => {
    if (redirect === null) {
      const { supply } = location.query
      if (supply) storage.supply.write(supply)
      return
    }
    if (isReset) resetSession()
    replace(redirect)
  }, [redirect, isReset, location])
}

/** Specification §2: each navigation removes the loading overlay; the page sets its own title. */
function useArrival(current: StackEntry | undefined): void {
  useEffect(() => {
    if (current) clearLoading()
  }, [current])
}

function arrive({ name }: ScreenRoute): void {
  settle()
  trackPage(name)
}

export function Router({ matcher }: { matcher: Matcher }) {
  const location = useNavigation((navigation) => navigation.location)
  const match = matcher.match(location.path) ?? { route: notFound, params: {} }
  const redirected = matcher.redirectOf(location.path)
  const guarded = useVerdict(match, location)
  const verdict: GuardResult = redirected ? { redirect: redirected, reset: false } : guarded
  const stack = useStack(match, location, verdict)
  const current = currentEntryOf(stack)
  useVerdictDone(verdict, location)
  useArrival(current)
  return (
    <>
      <PageStack stack={stack} direction={location.direction} onShown={arrive} />
      {current?.route.isTab && <TabNavigation active={current.route.path} matcher={matcher} />}
    </>
  )
}
