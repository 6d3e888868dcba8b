import type { Input } from '@yf/contract/call'
import type { consultationCalls } from '@yf/contract/consultation'
import type { UploadedFile } from '@yf/contract/files'
import { newKey } from '@yf/client/keys'
import { draft } from '#platform/storage/storage.ts'

/** What somebody has filled in on the way to a doctor; null is as the server knows it. */
export interface Asking {
  readonly patientId: string | null
  readonly labelIds: readonly string[] | null
  readonly allergies: readonly string[] | null
  readonly words: string
  readonly history: string
  readonly pictures: readonly UploadedFile[]
  readonly hasConsent: boolean
  /** The ended consultation that this one goes on from. */
  readonly followsId: string | null
  /** What was sent without an answer, and the key it was sent with. */
  readonly unanswered: { readonly input: string; readonly key: string } | null
}

export const blank: Asking = {
  patientId: null,
  labelIds: null,
  allergies: null,
  words: '',
  history: '',
  pictures: [],
  hasConsent: false,
  followsId: null,
  unanswered: null,
}

const kept = draft<Partial<Asking>>('consultation')

export const readAsking = (): Asking => ({ ...blank, ...kept.read() })
export const keepAsking = (asking: Asking): void => kept.write(asking)
export const forgetAsking = (): void => kept.remove()

/** How the way begins, by its address: whom it is for, what hurts, which consultation it goes on from. */
export function begun(
  asking: Asking,
  given: { patient?: string | undefined; label?: string | undefined; follows?: string | undefined },
): Asking {
  const { patient, label, follows } = given
  const isOther = patient !== undefined && patient !== asking.patientId
  const forPatient = isOther ? { ...asking, patientId: patient, allergies: null } : asking
  const withLabel = label === undefined ? forPatient : { ...forPatient, labelIds: [label] }
  return { ...withLabel, followsId: follows ?? null }
}

const longest = 1000

/** The doctor reads one text; earlier illnesses stand in it under their own name. */
export function wordsOf({ words, history }: Pick<Asking, 'words' | 'history'>): string {
  const earlier = history.trim()
  return earlier === '' ? words.trim() : `${words.trim()}\n既往病史：${earlier}`.slice(0, longest)
}

export type StartInput = Input<typeof consultationCalls.start>

/**
 * The same input goes with the same key until it was answered, over a killed page too: nobody knows whether the first
 * one arrived, and it must not start two consultations.
 */
export function keyFor({ unanswered }: Pick<Asking, 'unanswered'>, input: StartInput): string {
  return unanswered?.input === JSON.stringify(input) ? unanswered.key : newKey()
}
