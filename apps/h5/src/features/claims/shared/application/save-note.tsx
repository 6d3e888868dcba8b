import { Icon } from '#ui/icon/icon.tsx'
import type { SaveState } from './draft-saver.ts'
import styles from './apply.module.css'

const stateTexts: Readonly<Record<SaveState, string>> = {
  idle: '',
  waiting: '正在保存…',
  saving: '正在保存…',
  saved: '已自动保存，换一台手机也能继续填写',
  kept: '已暂存在本机，网络恢复后自动保存',
}

/** Whether the input is saved, and where. */
export function SaveNote({ state }: { state: SaveState }) {
  return (
    <p className={styles.saved} aria-live="polite">
      {state === 'saved' && <Icon name="check" size={14} />}
      {state === 'kept' && <Icon name="wifi-off" size={14} />}
      {stateTexts[state]}
    </p>
  )
}
