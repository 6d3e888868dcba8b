/** For the list of all appointments: what a booking of an exam is about, in the words of this feature. */
export { bookingsOnTheWire as highExamsOf } from './on-the-wire.ts'
