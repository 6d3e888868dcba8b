import { createRoot } from 'react-dom/client'
import '#styles/reset.css'
import '#styles/tokens.css'
import { Gallery } from './gallery.tsx'

// The gallery is viewed on desktops too: a tenth of the width, as on a phone, but no wider than one.
const size = () => {
  document.documentElement.style.fontSize = `${Math.min(innerWidth, 430) / 10}px`
}
size()
addEventListener('resize', size)

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
