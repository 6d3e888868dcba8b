import { claimsAdminCalls, type AdminPayment } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import { useWrite } from '#platform/http/write.ts'
import { refresh } from '#platform/http/query.ts'
import { go } from '#platform/navigation/navigation.ts'
import { AskingButton } from '#ui/dialog/asking-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { say } from '#ui/toast/toast.ts'
import styles from './payments.module.css'

export function MakeBatch({ chosen }: { chosen: readonly AdminPayment[] }) {
  const { send, isBusy } = useWrite(claimsAdminCalls.makeBatch)
  const total = formatFen(chosen.reduce((sum, { amountFen }) => sum + amountFen, 0))
  const make = async (close: () => void) => {
    const done = await send({ paymentIds: chosen.map(({ id }) => id) })
    close()
    if (!done.ok) {
      if (!done.error.isAboutSession) say(done.error.message)
      return refresh(claimsAdminCalls.payments)
    }
    say(`批次 ${done.result.batchNo} 已生成`)
    return go('/payments', { tab: 'batches' })
  }
  return (
    <div className={styles.maker}>
      <span className={styles.chosen}>
        {chosen.length === 0 ? '勾选要打款的案件，生成批次' : `已选 ${chosen.length} 笔，合计 ${total}`}
      </span>
      <AskingButton type="primary" disabled={chosen.length === 0} word="生成批次">
        {(close) => (
          <Dialog
            title={`生成 ${chosen.length} 笔、合计 ${total} 的批次？`}
            confirmText="生成批次"
            isBusy={isBusy}
            onConfirm={() => void make(close)}
            onClose={close}
          >
            <p>生成后选择一种方式打款：发送给付款方，或下载打款文件交给银行。在此之前不会打款。</p>
          </Dialog>
        )}
      </AskingButton>
    </div>
  )
}
