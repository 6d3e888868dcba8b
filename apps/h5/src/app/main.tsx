import '#styles/tokens.css'
import '#styles/reset.css'
import './shell/shell.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { currentEnvironment, isWorkChat } from '#platform/environment/environment.ts'
import { keepLandingAddress } from '#platform/environment/landing-address.ts'
import { watchErrors } from '#platform/errors/note-error.ts'
import { setMallRenewal } from '#platform/http/call.ts'
import { setFeedback } from '#platform/http/feedback.ts'
import { currentLocation, followBrowser, useNavigation } from '#platform/navigation/history.ts'
import { leadsTo } from '#platform/navigation/leads-to.ts'
import { parseHash } from '#platform/navigation/location.ts'
import { registerRouter } from '#platform/navigation/register.ts'
import { startSession } from '#platform/session/life.ts'
import { isFromOauth } from '#platform/session/is-from-oauth.ts'
import { followOtherTabs, sessionKind, useSession } from '#platform/session/session.ts'
import { followElder } from '#platform/theme/elder.ts'
import { storage } from '#platform/storage/storage.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { startTracking } from '#platform/tracking/track.ts'
import { App } from './app.tsx'
import { preloadFeedback, lazyFeedback } from './lazy-feedback.ts'
import { matcherOf } from './match.ts'
import { canOpenNow } from './can-open-now.ts'
import { askFirst, prepareScreen } from './prepare-screen.ts'
import { nearbyLocations, routes } from './routes.ts'
import type { ScreenRoute } from './route.ts'
import { screenOf } from './screen-loader.ts'
import { storeSkeleton } from './shell/boot-skeleton.ts'

const matcher = matcherOf(routes)
const screenAt = (fullPath: string) => matcher.match(parseHash(fullPath).path)?.route
/** The first screen waits no longer than this for its data. */
const patienceMs = 100
const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined)

/** Injects app functions into the platform. */
function connect(): void {
  registerRouter({
    factsOf: (fullPath) => screenAt(fullPath) ?? null,
    opens: (fullPath) => canOpenNow(screenAt(fullPath)),
  })
  setFeedback(lazyFeedback)
  setMallRenewal((sent) =>
    import('#platform/handoff/renew-mall-token.ts').then((mall) => mall.renewMallToken(sent)),
  )
  followBrowser()
  followOtherTabs()
}

/**
 * Responses prefetched by the page have mostly arrived before the app: a screen with cached data renders only once.
 */
const answersThatCame = () =>
  Promise.race([
    askFirst(matcher, currentLocation().fullPath),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])

/**
 * The page's skeleton stays until there is more to show; then the app renders in slices, so that taps stay
 * responsive.
 */
function show(root: Element): void {
  const first = screenAt(currentLocation().fullPath)
  const isAllowed = first && (first.isPublic || sessionKind(useSession.getState()) === 'member')
  const render = () => {
    storeSkeleton(root)
    const app = createRoot(root)
    startTransition(() =>
      app.render(
        <StrictMode>
          <App matcher={matcher} />
        </StrictMode>,
      ),
    )
  }
  if (isAllowed) screenOf(first).then(answersThatCame).then(render, render)
  else render()
}

/** How long the first screen is shown before any prefetch; later screens prefetch at once. */
const settledMs = 2500

async function prefetchScreens(current: ScreenRoute): Promise<void> {
  const prefetching = await import('./prefetch-screens.ts')
  await prefetching.prefetchScreens(current, routes, nearbyLocations)
}

function prepareWhatComes(): void {
  let waits = settledMs
  let timer: ReturnType<typeof setTimeout> | undefined
  useNavigation.subscribe(({ location, routeStatus }) => {
    const current = routeStatus === 0 && screenAt(location.fullPath)
    if (!current) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      waits = 0
      quietly(prefetchScreens(current))
    }, waits)
  })
  addEventListener('pointerdown', ({ target }) => {
    const prefetching = leadsTo(target)
    if (prefetching) prepareScreen(matcher, prefetching)
  })
}

/** Each only in its environment, and never competing with the first screen. */
function startAround(): void {
  const around = currentEnvironment()
  if (around === 'wechat') quietly(import('#platform/wechat/visit.ts').then((wechat) => wechat.startWechat()))
  if (isWorkChat(around)) quietly(import('#platform/work-chat/start.ts').then((chat) => chat.startWorkChat()))
  followElder((isElder) => {
    if (isElder)
      quietly(import('#ui/phrases/prevent-word-breaks.ts').then((phrases) => phrases.preventWordBreaks()))
  })
  preloadFeedback()
}

/** Before rendering: the guard may clear the storage that holds the state of the authorization. */
const arrive = async () => (await import('#platform/session/oauth-return.ts')).arriveFromOauth()

/** The time allowed for skipping the cashier page in the history; after it the page is shown here. */
const mostGoingMs = 3000

async function leaveCashierBehind(): Promise<void> {
  const { skipCashier } = await import('#platform/navigation/cashier-trip.ts')
  if (skipCashier()) await new Promise((resolve) => setTimeout(resolve, mostGoingMs))
}

function start(root: Element): void {
  connect()
  // The first calls and the first screen start loading before anything is rendered.
  startSession()
  startTheme()
  startTracking()
  show(root)
  prepareWhatComes()
  startAround()
}

/** The bundler puts this into a chunk that the gallery's pages use as well: nothing may start there. */
const root = document.getElementById('root')
if (root) {
  keepLandingAddress()
  watchErrors()
  const begin = () => start(root)
  if (isFromOauth()) arrive().then(begin, begin)
  else if (storage.cashier.read()) leaveCashierBehind().then(begin, begin)
  // In a task of its own after the scripts have run: two short tasks let a tap in between.
  else setTimeout(begin)
}
