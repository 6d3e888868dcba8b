import { untilText, welfareState, type Welfare } from '#features/equity/shared/equity.ts'
import { useServiceAtOnce } from '#features/messages/shared/use-service-at-once.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './package-sheet.module.css'

interface Props {
  gift: Welfare | null
  today: string
  onClose: () => void
}

/** Members use it outside the app, as its text says; the company contact helps with questions. */
export function GiftSheet({ gift, today, onClose }: Props) {
  const { isShown, name, ask, answer } = useServiceAtOnce()
  const state = gift && welfareState(gift)
  const askHow = () => {
    onClose()
    ask()
  }
  return (
    <>
      <Sheet open={gift !== null} onClose={onClose} title={gift?.name ?? ''}>
        {gift && state && (
          <>
            <Facts
              rows={[
                { label: '怎么使用', value: gift.summary },
                { label: '当前状态', value: <Chip tone={state.tone}>{state.word}</Chip> },
                { label: '有效期', value: untilText(gift.endDt, today) },
              ]}
            />
            {isShown && (
              <div className={styles.action}>
                <Button block kind="plain" onTap={askHow}>
                  {`咨询${name}`}
                </Button>
              </div>
            )}
          </>
        )}
      </Sheet>
      {answer}
    </>
  )
}
