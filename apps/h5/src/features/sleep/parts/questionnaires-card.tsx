import { Answered } from '#platform/http/answered.tsx'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { toneOf, wordOf } from '../level.ts'
import { useQuestionnaires } from '../use-sleep.ts'

/** The last result, or the duration of the questionnaire. */
export function QuestionnairesCard() {
  return (
    <Answered of={useQuestionnaires()} skeleton={<SkeletonRows rows={2} />}>
      {(list) => (
        <Card title="睡眠自评" flush>
          {list.map(({ code, title, minutes, isDue, last }) => {
            const view = last && isDue === 0 ? 'result' : 'questionnaire'
            return (
              <Cell
                key={code}
                icon="edit"
                label={title}
                note={last ? `${last.day}，${last.total}分 / ${last.most}分` : `约${minutes}分钟`}
                value={
                  last && isDue === 0 ? (
                    <Chip tone={toneOf[last.level]}>{wordOf[last.level]}</Chip>
                  ) : (
                    <Chip tone="info">{last ? '再自评' : '去自评'}</Chip>
                  )
                }
                onTap={() => go('/somnus', { query: { view, code } })}
              />
            )
          })}
        </Card>
      )}
    </Answered>
  )
}
