import type { OpenMatter } from '@yf/contract/agenda'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { openMatter } from '../open-matters.ts'
import { MatterRows } from './matter-rows.tsx'
import styles from './open-matters.module.css'

interface Props {
  open: boolean
  matters: readonly OpenMatter[]
  onClose: () => void
}

export function OpenMattersSheet({ open, matters, onClose }: Props) {
  const leave = (matter: OpenMatter) => {
    onClose()
    openMatter(matter)
  }
  return (
    <Sheet open={open} onClose={onClose} title={`待办与提醒（${matters.length}）`}>
      <div className={styles.inSheet}>
        <MatterRows matters={matters} onOpen={leave} />
      </div>
    </Sheet>
  )
}
