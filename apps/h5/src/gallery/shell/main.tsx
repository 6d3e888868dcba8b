/**
 * The router and its kept-alive pages in isolation: a start page, a kept-alive list and its detail page, with real
 * calls. End-to-end tests check here what every kept-alive list relies on.
 */
import '#styles/tokens.css'
import '#styles/reset.css'
import '#app/shell/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { matcherOf } from '#app/match.ts'
import { redirect, screen } from '#app/route.ts'
import { followBrowser } from '#platform/navigation/history.ts'
import { startSession } from '#platform/session/life.ts'

const routes = [
  redirect('/', '/start'),
  screen('/start', '外壳演示', 1, () => import('./start.screen.tsx')),
  screen('/list', '保留的列表', 2, () => import('./list.screen.tsx'), { parent: '/start', keepAlive: true }),
  screen('/detail', '详情', 3, () => import('./detail.screen.tsx'), { parent: '/list' }),
]

document.documentElement.style.fontSize = `${innerWidth / 10}px`
followBrowser()
startSession()

const root = document.getElementById('gallery')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App matcher={matcherOf(routes)} />
    </StrictMode>,
  )
}
