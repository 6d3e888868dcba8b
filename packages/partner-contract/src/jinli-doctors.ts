/** Who is on duty at the hospital at this moment. Signed as all of its requests (`jinli.ts`); the body says nothing. */
export const doctorPaths = { onDuty: '/open/v1/doctors/on-duty' } as const

export interface DutyDoctor {
  /** The hospital's own number: an inquiry may wish for it. */
  readonly doctorNo: string
  readonly name: string
  /** 主任医师 */
  readonly title: string
  readonly department: string
  readonly hospital: string
  /** What the doctor is good at, in the words of patients. */
  readonly goodAt: string
  /** Of five, with one decimal. */
  readonly stars: number
  /** How many were answered so far. */
  readonly answered: number
  /** Until the next patient is taken, as the hospital expects it. */
  readonly waitingMinutes: number
}

export interface DutyList {
  readonly doctors: readonly DutyDoctor[]
}
