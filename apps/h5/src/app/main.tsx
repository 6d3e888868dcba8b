import '../styles/tokens.css'
import '../styles/reset.css'
import './shell/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setFeedback } from '../platform/http/feedback.ts'
import { currentPlace, followBrowser } from '../platform/navigation/history.ts'
import { parseHash } from '../platform/navigation/location.ts'
import { registerRouter } from '../platform/navigation/register.ts'
import { startSession } from '../platform/session/life.ts'
import { followOtherTabs } from '../platform/session/session.ts'
import { startTheme } from '../platform/theme/theme.ts'
import { App } from './app.tsx'
import { lazyFeedback } from './lazy-feedback.ts'
import { matcherOf } from './match.ts'
import { routes } from './routes.ts'
import { prefetchScreen } from './screen-loader.ts'

const matcher = matcherOf(routes)
const screenAt = (fullPath: string) => matcher.match(parseHash(fullPath).path)?.route

registerRouter({
  knows: (fullPath) => screenAt(fullPath) !== undefined,
  prefetch: (fullPath) => {
    const route = screenAt(fullPath)
    if (route) prefetchScreen(route)
  },
})
setFeedback(lazyFeedback)
followBrowser()
followOtherTabs()

// The first calls and the first screen are on their way before anything is rendered.
startSession()
startTheme()
const first = screenAt(currentPlace().fullPath)
if (first) prefetchScreen(first)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App matcher={matcher} />
    </StrictMode>,
  )
}
