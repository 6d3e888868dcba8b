import { Timeline } from 'antd'
import text from '#ui/quiet.module.css'

interface HistoryStep {
  readonly stateName: string
  readonly words: string
  readonly time: string
}

/** Oldest first, as in the log. */
export const History = ({ steps }: { steps: readonly HistoryStep[] }) => (
  <Timeline
    items={steps.map(({ stateName, words, time }, at) => ({
      key: `${time}${at}`,
      content: (
        <>
          {stateName}
          <div className={text.quiet}>{`${time} ${words}`}</div>
        </>
      ),
    }))}
  />
)
