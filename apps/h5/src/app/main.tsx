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
import { currentPlace, followBrowser, useNavigation } from '#platform/navigation/history.ts'
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
import { keepFeedbackAtHand, lazyFeedback } from './lazy-feedback.ts'
import { matcherOf } from './match.ts'
import { opensNow } from './opens-now.ts'
import { askFirst, prepareScreen } from './prepare-screen.ts'
import { placesNear, routes } from './routes.ts'
import type { ScreenRoute } from './route.ts'
import { screenOf } from './screen-loader.ts'
import { keepBones } from './shell/bones.ts'

const matcher = matcherOf(routes)
const screenAt = (fullPath: string) => matcher.match(parseHash(fullPath).path)?.route
/** The first screen is not held up longer for what it asks. */
const patienceMs = 100
const quietly = (part: Promise<unknown>): void => void part.catch(() => undefined)

/** What the platform must be told by the app above it. */
function connect(): void {
  registerRouter({
    factsOf: (fullPath) => screenAt(fullPath) ?? null,
    opens: (fullPath) => opensNow(screenAt(fullPath)),
  })
  setFeedback(lazyFeedback)
  setMallRenewal((sent) =>
    import('#platform/handoff/renew-mall-token.ts').then((mall) => mall.renewMallToken(sent)),
  )
  followBrowser()
  followOtherTabs()
}

/** What the page asked for has mostly come before the app has: a screen that knows its answers is drawn only once. */
const answersThatCame = () =>
  Promise.race([
    askFirst(matcher, currentPlace().fullPath),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])

/** What the page has drawn stays until there is more to show; then it is drawn in slices, and taps are heard in between. */
function show(root: Element): void {
  const first = screenAt(currentPlace().fullPath)
  const isAllowed = first && (first.isPublic || sessionKind(useSession.getState()) === 'member')
  const render = () => {
    keepBones(root)
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

/** So long the first screen has stood before anybody thinks of the next one; later ones are looked ahead from at once. */
const settledMs = 2500

async function lookAhead(shown: ScreenRoute): Promise<void> {
  const ahead = await import('./look-ahead.ts')
  await ahead.lookAhead(shown, routes, placesNear)
}

function prepareWhatComes(): void {
  let waits = settledMs
  let timer: ReturnType<typeof setTimeout> | undefined
  useNavigation.subscribe(({ place, routeStatus }) => {
    const shown = routeStatus === 0 && screenAt(place.fullPath)
    if (!shown) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      waits = 0
      quietly(lookAhead(shown))
    }, waits)
  })
  addEventListener('pointerdown', ({ target }) => {
    const ahead = leadsTo(target)
    if (ahead) prepareScreen(matcher, ahead)
  })
}

/** Each only where it lives, and never in the first screen's way. */
function startAround(): void {
  const around = currentEnvironment()
  if (around === 'wechat') quietly(import('#platform/wechat/visit.ts').then((wechat) => wechat.startWechat()))
  if (isWorkChat(around)) quietly(import('#platform/work-chat/start.ts').then((chat) => chat.startWorkChat()))
  followElder((isElder) => {
    if (isElder) quietly(import('#ui/phrases/whole-words.ts').then((words) => words.keepWordsWhole()))
  })
  keepFeedbackAtHand()
}

/** Before anything is drawn: the guard may clear the storage that remembers the trip. */
const arrive = async () => (await import('#platform/session/oauth-return.ts')).arriveFromOauth()

/** So long a browser may take to go back over the cashier; one that cannot shows the page here. */
const mostGoingMs = 3000

async function leaveCashierBehind(): Promise<void> {
  const { skipCashier } = await import('#platform/navigation/cashier-trip.ts')
  if (skipCashier()) await new Promise((resolve) => setTimeout(resolve, mostGoingMs))
}

function start(root: Element): void {
  connect()
  // The first calls and the first screen are on their way before anything is rendered.
  startSession()
  startTheme()
  startTracking()
  show(root)
  prepareWhatComes()
  startAround()
}

/** The bundler puts this beside what the gallery's pages use as well: there nothing may start. */
const root = document.getElementById('root')
if (root) {
  keepLandingAddress()
  watchErrors()
  const begin = () => start(root)
  if (isFromOauth()) arrive().then(begin, begin)
  else if (storage.cashier.read()) leaveCashierBehind().then(begin, begin)
  // By itself, after the files were run: two short tasks, and a tap is heard between them.
  else setTimeout(begin)
}
