import { useEffect } from 'react'
import { configure } from '#platform/wechat/js-sdk.ts'

/** For screens that choose files: whether WeChat's chooser works is found out now, because a tap must not wait for it. */
export function usePreparedChooser(): void {
  useEffect(() => void configure(), [])
}
