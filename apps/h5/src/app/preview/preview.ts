import './preview.fixed.css'
import { askAboutPreview } from '../shell/reachable.ts'
import { showAccounts, type PreviewFrame } from './accounts.ts'
import { showCodes } from './codes.ts'
import { devices, scaleFor } from './devices.ts'
import { part } from './part.ts'
import { showReach } from './reach.ts'

/** Bezel and margins around the screen, in pixels. */
const around = 56

const stage = part('stage')
const phone = part('phone')
const screen = part<HTMLIFrameElement>('screen')
const choice = part<HTMLSelectElement>('device')

function fit(): void {
  const device = devices[choice.selectedIndex] ?? devices[0]
  const room = { width: stage.clientWidth - around, height: stage.clientHeight - around }
  screen.style.width = `${device.width}px`
  screen.style.height = `${device.height}px`
  phone.style.transform = `translate(-50%, -50%) scale(${scaleFor(device, room)})`
}

/** The page around the phone uses the app's current colour. */
function dress(): void {
  const inside = screen.contentDocument?.documentElement
  if (!inside) return
  const copy = () =>
    document.documentElement.style.setProperty('--foot-color', inside.style.getPropertyValue('--foot-color'))
  new MutationObserver(copy).observe(inside, { attributeFilter: ['style'] })
  copy()
}

const frame: PreviewFrame = {
  empty: () =>
    new Promise((resolve) => {
      screen.addEventListener('load', () => resolve(), { once: true })
      screen.src = 'about:blank'
    }),
  openHome: () => void (screen.src = '/#/home'),
}

for (const { name } of devices) choice.add(new Option(name))
choice.addEventListener('change', fit)
part('reload').addEventListener('click', () => screen.contentWindow?.location.reload())
screen.addEventListener('load', dress)
addEventListener('resize', fit)
fit()
screen.src = `/${location.hash}`
showCodes()
void showBeside()

async function showBeside(): Promise<void> {
  const about = await askAboutPreview()
  if (!about) return
  showAccounts(about, frame)
  showReach(about)
}
