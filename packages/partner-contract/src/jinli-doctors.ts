/** The hospital's doctors on duty now. Signed like all of its requests (`jinli.ts`); the body is empty. */
export const doctorPaths = { onDuty: '/open/v1/doctors/on-duty' } as const

export interface JinliOnDutyDoctor {
  /** The hospital's own number, with which an inquiry may request this doctor. */
  readonly doctorNo: string
  readonly name: string
  /** 主任医师 */
  readonly title: string
  readonly department: string
  readonly hospital: string
  /** The doctor's specialities, in patients' terms. */
  readonly goodAt: string
  /** Of five, with one decimal. */
  readonly stars: number
  /** The number of answered inquiries. */
  readonly answered: number
  /** Until the next patient is accepted, by the hospital's estimate. */
  readonly waitingMinutes: number
}

export interface JinliDoctorList {
  readonly doctors: readonly JinliOnDutyDoctor[]
}
