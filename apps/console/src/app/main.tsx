import '#styles/tokens.css'
import '#styles/reset.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { addStyleNonces } from './style-nonce.ts'

addStyleNonces(document)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
