import type { Input } from '@yf/contract/call'
import type { consultationCalls } from '@yf/contract/consultation'
import type { UploadedFile } from '@yf/contract/files'
import { newKey } from '@yf/client/keys'
import { draft } from '#platform/storage/storage.ts'

/** What somebody has filled in on the way to a doctor; null is as the server knows it, of allergies undefined. */
export interface Asking {
  readonly patientId: string | null
  readonly labelIds: readonly string[] | null
  /** Null: not said; an empty list: none, by the member's own word. */
  readonly allergies: readonly string[] | null | undefined
  readonly words: string
  readonly history: string
  readonly pictures: readonly UploadedFile[]
  readonly hasConsent: boolean
  /** The ended consultation that this one goes on from. */
  readonly followsId: string | null
  /** The doctor on duty who was tapped, by the hospital's number. */
  readonly doctorNo: string | null
  /** What was sent without an answer, and the key it was sent with. */
  readonly unanswered: { readonly input: string; readonly key: string } | null
}

export const blank: Asking = {
  patientId: null,
  labelIds: null,
  allergies: undefined,
  words: '',
  history: '',
  pictures: [],
  hasConsent: false,
  followsId: null,
  doctorNo: null,
  unanswered: null,
}

const kept = draft<Partial<Asking>>('consultation')

export const readAsking = (): Asking => ({ ...blank, ...kept.read() })
export const keepAsking = (asking: Asking): void => kept.write(asking)
export const forgetAsking = (): void => kept.remove()

type Given = Partial<Record<'patient' | 'label' | 'follows' | 'doctor', string | undefined>>

/** How the way begins, by its address: for whom, what hurts, which consultation it goes on from, who is wished for. */
export function begun(asking: Asking, { patient, label, follows, doctor }: Given): Asking {
  const isOther = patient !== undefined && patient !== asking.patientId
  const forPatient = isOther ? { ...asking, patientId: patient, allergies: undefined } : asking
  const withLabel = label === undefined ? forPatient : { ...forPatient, labelIds: [label] }
  return { ...withLabel, followsId: follows ?? null, doctorNo: doctor ?? null }
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
