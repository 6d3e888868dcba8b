import { useEffect, useState } from 'react'
import { qrPath } from '#ui/qr-code/qr-path.ts'
import './phone-notice.fixed.css'
import { askAboutPreview, reachableFrom, type AboutPreview } from './reachable.ts'

/** Undefined while loading; null in production. */
function useAboutPreview(): AboutPreview | null | undefined {
  const [about, setAbout] = useState<AboutPreview | null>()
  useEffect(() => {
    let isMounted = true
    void askAboutPreview().then((preview) => isMounted && setAbout(preview))
    return () => void (isMounted = false)
  }, [])
  return about
}

/** Specification §8. Sizes are in pixels: on a wide screen the root font size would make them huge. */
export default function PhoneNotice() {
  const about = useAboutPreview()
  const address = about === undefined ? undefined : reachableFrom(location, about)
  return (
    <div className="phone-notice" role="alert">
      <div className="phone-notice-card">
        <p className="phone-notice-brand">
          <img src="/icon.svg" alt="" width="40" height="40" />
          <span>原力星球</span>
        </p>
        <h1>为保证用户体验，请在手机端打开并使用</h1>
        <div className="phone-notice-code">{address && <QrCode text={address} />}</div>
        {address === null ? (
          <p>这台电脑没有连接局域网，手机暂时打不开本页；连接后请刷新</p>
        ) : (
          <p>用手机扫一扫，打开当前页面</p>
        )}
        {about?.origin && <p className="phone-notice-where">{`手机与电脑需在同一网络：${about.origin}`}</p>}
        {about && <a href={`/preview${location.hash}`}>在电脑上预览</a>}
      </div>
    </div>
  )
}

function QrCode({ text }: { text: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="本页地址的二维码" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
