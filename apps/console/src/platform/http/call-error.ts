export { CallError, isCallError } from '@yf/client/call-error'
