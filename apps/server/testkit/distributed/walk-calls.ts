import { namedCalls } from '../named-calls.ts'
import { requestOf } from '../request.ts'
import { picture } from '../smallest-picture.ts'
import { inventInput, type KnownValues } from './invent-input.ts'
import type { TrialStage } from './trial-stage.ts'

export interface CallResponse {
  readonly call: string
  readonly as: string
  readonly status: number
  readonly errors: readonly string[]
}

export interface CallCaller {
  readonly name: string
  readonly token?: string
  readonly known: KnownValues
}

/** Ends what the others need: called last. */
const isAnEnd = (name: string) => /logout/i.test(name)

/** Every call of the contract, one after the other. A refusal is a valid answer; only a 500 is a failure. */
export async function walkCalls(
  { server, takeErrors }: TrialStage,
  walker: CallCaller,
): Promise<CallResponse[]> {
  const walked: CallResponse[] = []
  const inOrder = namedCalls().toSorted(
    (one, other) => Number(isAnEnd(one.name)) - Number(isAnEnd(other.name)),
  )
  for (const { name, row } of inOrder) {
    takeErrors()
    const invented = inventInput(row.request, walker.known)
    const input = row.body === 'multipart' ? { ...invented, file: picture } : invented
    const { path, init } = requestOf(row, input, walker.token ? { token: walker.token } : {})
    const response = await server.fetch(path, init)
    await response.arrayBuffer()
    walked.push({ call: name, as: walker.name, status: response.status, errors: takeErrors() })
  }
  return walked
}

/** 502 and 503 are attributed to partners only if the log has no database error. */
export const isBroken = ({ status, errors }: CallResponse): boolean => status === 500 || errors.length > 0
