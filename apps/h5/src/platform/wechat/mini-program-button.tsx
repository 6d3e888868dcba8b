import { useEffect, useState, type DetailedHTMLProps, type HTMLAttributes } from 'react'
import { isProductionHost } from '#platform/environment/hosts.ts'
import { warn } from '#platform/environment/warn.ts'
import { configure } from './js-sdk.ts'
import styles from './mini-program-button.module.css'

interface LaunchTag extends HTMLAttributes<HTMLElement> {
  username: string
  path: string
  'env-version': 'release' | 'trial'
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'wx-open-launch-weapp': DetailedHTMLProps<LaunchTag, HTMLElement>
    }
  }
}

/** Specification §7: the released mini program on the production host, the trial one elsewhere. */
export const miniProgramVersion = (hostname: string): 'release' | 'trial' =>
  isProductionHost(hostname) ? 'release' : 'trial'

/** WeChat renders the tag in a document of its own without our styles, so this transparent one covers the button. */
const veil = '<div style="width:100%;height:100%;opacity:0"></div>'

function logErrors(tag: HTMLElement): () => void {
  const log = (event: Event) => warn('WeChat mini program', event)
  tag.addEventListener('error', log)
  return () => tag.removeEventListener('error', log)
}

interface Props {
  /** Page of the mini program, with its query. */
  path: string
  /** The button's label. */
  children: string
}

/** Only in WeChat and once its SDK is ready; until then renders nothing. */
export function MiniProgramButton({ path, children }: Props) {
  const [username, setUsername] = useState<string | null>(null)
  useEffect(() => {
    void configure().then((ready) => setUsername(ready?.config.miniProgram ?? null))
  }, [])
  if (username === null) return null
  return (
    <div className={styles.button}>
      {children}
      <wx-open-launch-weapp
        ref={logErrors}
        className={styles.tag}
        aria-label={children}
        username={username}
        path={path}
        env-version={miniProgramVersion(location.hostname)}
      >
        <script type="text/wxtag-template" dangerouslySetInnerHTML={{ __html: veil }} />
      </wx-open-launch-weapp>
    </div>
  )
}
