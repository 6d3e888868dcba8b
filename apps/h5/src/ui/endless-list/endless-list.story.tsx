import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import type { UiStory } from '#ui/story.ts'
import { EndlessList } from './endless-list.tsx'

interface Claim {
  id: string
  fen: number
}

const pageOf = (pageNo: number): Claim[] =>
  Array.from({ length: 5 }, (_, index) => ({
    id: `${pageNo}-${index + 1}`,
    fen: pageNo * 10_000 + index * 1_250,
  }))

const pause = () => new Promise((done) => setTimeout(done, 700))
const row = (claim: Claim) => (
  <ListRow
    title={`门诊理赔 ${claim.id}`}
    facts={['市第一人民医院', '11-12 09:30']}
    amount={<Money fen={claim.fen} />}
    state={<Chip tone="info">资料审核</Chip>}
    onTap={() => {}}
  />
)
const box = { height: '9rem', overflowY: 'auto', overscrollBehavior: 'contain' } as const

const good = async (pageNo: number) => {
  await pause()
  return { records: pageOf(pageNo), total: 15 }
}

let failures = 0
const failsOnce = async (pageNo: number) => {
  await pause()
  if (pageNo === 2 && (failures += 1) % 2 === 1) throw new Error('网络中断')
  return { records: pageOf(pageNo), total: 10 }
}

const nothing = async () => ({ records: [] as Claim[], total: 0 })

export const story: UiStory = {
  group: '状态',
  name: '无限列表 EndlessList',
  cases: {
    三页: () => (
      <div style={box}>
        <EndlessList label="理赔记录" load={good} keyOf={(claim) => claim.id} renderRow={row} />
      </div>
    ),
    中途失败可重试: () => (
      <div style={box}>
        <EndlessList
          label="理赔记录（会失败）"
          load={failsOnce}
          keyOf={(claim) => claim.id}
          renderRow={row}
        />
      </div>
    ),
    空列表: () => <EndlessList label="空" load={nothing} keyOf={(claim) => claim.id} renderRow={row} />,
  },
}
