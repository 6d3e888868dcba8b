/** For features whose bookings stand in the one list. */
export type { AppointmentGround, AppointmentKind, Reserved, ShownAppointment } from './kind.ts'
