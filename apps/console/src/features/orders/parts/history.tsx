import { Timeline } from 'antd'
import text from '#ui/quiet.module.css'

interface Step {
  readonly stateName: string
  readonly words: string
  readonly time: string
}

/** Oldest first, as in the log. */
export const History = ({ steps }: { steps: readonly Step[] }) => (
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
