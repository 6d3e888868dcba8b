import type { HotCall } from './hot-calls.ts'
import type { TrialStage } from './trial-stage.ts'
import { requestOf } from '../request.ts'

const rounds = 60
const concurrency = 8

interface Cost {
  readonly call: string
  /** The relative duration of a single call, and the relative throughput compared with one node. */
  readonly slower: number
  readonly throughput: number
}

type AskHotCall = (hot: HotCall) => Promise<void>

export const askerOf =
  ({ server }: TrialStage, token: string): AskHotCall =>
  async ({ row, input }) => {
    const { path, init } = requestOf(row, input, { token })
    await (await server.fetch(path, init)).arrayBuffer()
  }

/** Rounds alternate between the two, so that other load on the machine affects both alike. */
export async function costOf(hot: HotCall, distributed: AskHotCall, oneNode: AskHotCall): Promise<Cost> {
  const alone: [number[], number[]] = [[], []]
  const many: [number, number] = [0, 0]
  for (let round = 0; round < rounds; round += 1)
    for (const [at, ask] of [distributed, oneNode].entries()) {
      alone[at]!.push(await timed(() => ask(hot)))
      if (round % 10 === 0)
        many[at]! += await timed(() => Promise.all(Array.from({ length: concurrency }, () => ask(hot))))
    }
  return {
    call: hot.name,
    slower: median(alone[0]) / median(alone[1]),
    throughput: many[1] / many[0],
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
