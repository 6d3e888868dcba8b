import { qrPath } from '#ui/qr-code/qr-path.ts'
import { reachableFrom, type AboutPreview } from '../shell/reachable.ts'
import { part, partOf } from './part.ts'

const svg = 'http://www.w3.org/2000/svg'

/** A QR code for a real phone in the same network; hidden if no phone could open it. */
export function showReach(about: AboutPreview): void {
  const { hostname, origin } = location
  const address = reachableFrom({ hostname, origin, pathname: '/', search: '', hash: '' }, about)
  const panel = part('reach')
  panel.hidden = address === null
  if (!address) return
  const { path, size } = qrPath(address)
  const code = document.createElementNS(svg, 'svg')
  code.setAttribute('viewBox', `0 0 ${size} ${size}`)
  code.setAttribute('role', 'img')
  code.setAttribute('aria-label', '应用地址的二维码')
  const squares = document.createElementNS(svg, 'path')
  squares.setAttribute('d', path)
  code.append(squares)
  panel.append(code)
  partOf(panel, '.hint').textContent = `同一网络下扫一扫：${address}`
}
