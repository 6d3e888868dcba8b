import type { Input } from '@yf/contract/call'
import type { consultationCalls } from '@yf/contract/consultation'
import type { UploadedFile } from '@yf/contract/files'
import { newKey } from '@yf/client/keys'
import { draft } from '#platform/storage/storage.ts'

/** The member's input for a consultation; null means the server's value, for allergies undefined does. */
export interface ConsultationDraft {
  readonly patientId: string | null
  readonly labelIds: readonly string[] | null
  /** Null: not answered; an empty list: the member stated that there are none. */
  readonly allergies: readonly string[] | null | undefined
  readonly words: string
  readonly history: string
  readonly pictures: readonly UploadedFile[]
  readonly hasConsent: boolean
  /** The ended consultation that this one follows. */
  readonly followsId: string | null
  /** The tapped doctor on duty, by the hospital's number. */
  readonly doctorNo: string | null
  /** Input sent without a response so far, and its key. */
  readonly unanswered: { readonly input: string; readonly key: string } | null
}

export const blank: ConsultationDraft = {
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

const storedDraft = draft<Partial<ConsultationDraft>>('consultation')

export const readDraft = (): ConsultationDraft => ({ ...blank, ...storedDraft.read() })
export const saveDraft = (asking: ConsultationDraft): void => storedDraft.write(asking)
export const clearDraft = (): void => storedDraft.remove()

type InitialValues = Partial<Record<'patient' | 'label' | 'follows' | 'doctor', string | undefined>>

/** Initial values from the address: patient, symptom, followed consultation and wished doctor. */
export function begun(
  asking: ConsultationDraft,
  { patient, label, follows, doctor }: InitialValues,
): ConsultationDraft {
  const isOther = patient !== undefined && patient !== asking.patientId
  const forPatient = isOther ? { ...asking, patientId: patient, allergies: undefined } : asking
  const withLabel = label === undefined ? forPatient : { ...forPatient, labelIds: [label] }
  return { ...withLabel, followsId: follows ?? null, doctorNo: doctor ?? null }
}

const longest = 1000

/** The doctor reads a single text; earlier illnesses are a labelled part of it. */
export function complaintText({ words, history }: Pick<ConsultationDraft, 'words' | 'history'>): string {
  const earlier = history.trim()
  return earlier === '' ? words.trim() : `${words.trim()}\n既往病史：${earlier}`.slice(0, longest)
}

export type StartInput = Input<typeof consultationCalls.start>

/**
 * The same input keeps its key until a response arrives, also across a killed page: the first request may have
 * succeeded, and a second consultation must not start.
 */
export function keyFor({ unanswered }: Pick<ConsultationDraft, 'unanswered'>, input: StartInput): string {
  return unanswered?.input === JSON.stringify(input) ? unanswered.key : newKey()
}
