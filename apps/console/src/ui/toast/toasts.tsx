import { Button } from '#ui/button/button.tsx'
import { unsay, useSaid } from './toast.ts'
import styles from './toasts.module.css'

export function Toasts() {
  const said = useSaid((state) => state.said)
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {said.map(({ id, words }) => (
        <div key={id} className={styles.toast}>
          <span>{words}</span>
          <Button kind="bare" icon="close" label="知道了" onPress={() => unsay(id)} />
        </div>
      ))}
    </div>
  )
}
