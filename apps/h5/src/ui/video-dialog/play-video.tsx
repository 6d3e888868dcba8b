import { createRoot } from 'react-dom/client'
import { leaveMs } from '#ui/overlay/use-presence.ts'
import { VideoDialog, type VideoDialogProps } from './video-dialog.tsx'

/** Plays over the current page and is removed when closed. */
export function playVideo(video: Pick<VideoDialogProps, 'title' | 'src'>): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const draw = (open: boolean) => root.render(<VideoDialog {...video} open={open} onClose={close} />)
  const close = () => {
    draw(false)
    setTimeout(() => {
      root.unmount()
      host.remove()
    }, leaveMs + 80)
  }
  draw(true)
}
