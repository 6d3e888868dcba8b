import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import './phone-notice.fixed.css'

/** One path of unit squares: no canvas, sharp at any size. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="本页地址的二维码" shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}

/** Whether this server shows the phone frame; in production it need not. */
function useHasPreview(): boolean {
  const [hasPreview, setHasPreview] = useState(false)
  useEffect(() => {
    let isShown = true
    fetch('/preview', { method: 'HEAD' }).then(
      ({ ok }) => isShown && setHasPreview(ok),
      () => undefined,
    )
    return () => void (isShown = false)
  }, [])
  return hasPreview
}

/** Specification §8. The sizes stay pixels: on a wide screen the root font size would make them huge. */
export default function PhoneNotice() {
  const hasPreview = useHasPreview()
  return (
    <div className="phone-notice" role="alert">
      <div className="phone-notice-card">
        <h1>为保证用户体验，请在手机端打开并使用</h1>
        <QrCode text={location.href} />
        <p>用手机扫一扫，打开当前页面</p>
        {hasPreview && <a href="/preview">在电脑上预览</a>}
      </div>
    </div>
  )
}
