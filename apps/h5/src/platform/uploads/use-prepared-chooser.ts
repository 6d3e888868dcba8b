import { useEffect } from 'react'
import { configure } from '#platform/wechat/js-sdk.ts'

/**
 * For screens that choose files: checks in advance whether WeChat's chooser works, because a tap must not wait for
 * it.
 */
export function usePreparedChooser(): void {
  useEffect(() => void configure(), [])
}
