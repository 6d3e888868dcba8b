import { MiniProgramButton } from '#platform/wechat/mini-program-button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './drug-store-sheet.module.css'

/** The drug store is a mini program: WeChat only opens it by a tap on its own tag. */
export function DrugStoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="药品服务">
      <p className={styles.text}>将打开「原力药房」小程序，可凭处方购药，送药到家</p>
      <MiniProgramButton path="pages/index/index">打开小程序</MiniProgramButton>
    </Sheet>
  )
}
