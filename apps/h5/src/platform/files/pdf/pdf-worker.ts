// In this order: the reader starts while it is being loaded, and what it needs has to stand before.
export { fillIn } from './fill-in.ts'
// @ts-expect-error It comes without types.
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
