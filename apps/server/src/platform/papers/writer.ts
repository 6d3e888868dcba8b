/** The thread that writes papers, one after the other, as it is told. */
import { parentPort } from 'node:worker_threads'
import { applicationBookPdf } from '@yf/papers/documents/application-book'
import { decisionLetterPdf } from '@yf/papers/documents/decision-letter'
import type { PaperAnswer, PaperOrder } from './papers.port.ts'

const write = (order: PaperOrder): Promise<Uint8Array> =>
  order.kind === 'applicationBook'
    ? applicationBookPdf(order.book, order.signature)
    : decisionLetterPdf(order.letter)

async function answerTo(order: PaperOrder): Promise<PaperAnswer> {
  try {
    return { bytes: await write(order) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (order: PaperOrder) => {
  void answerTo(order).then((answer) => parentPort?.postMessage(answer, []))
})
