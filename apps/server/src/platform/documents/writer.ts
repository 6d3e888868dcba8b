/** The thread that writes documents one after the other. */
import { parentPort } from 'node:worker_threads'
import { applicationBookPdf } from '@yf/papers/documents/application-book'
import { decisionLetterPdf } from '@yf/papers/documents/decision-letter'
import { sleepReportPdf } from '@yf/papers/documents/sleep-report'
import type { DocumentResult, DocumentOrder } from './documents.port.ts'

function write(order: DocumentOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'applicationBook':
      return applicationBookPdf(order.book, order.signature)
    case 'decisionLetter':
      return decisionLetterPdf(order.letter)
    case 'sleepReport':
      return sleepReportPdf(order.report)
  }
}

async function answerTo(order: DocumentOrder): Promise<DocumentResult> {
  try {
    return { bytes: await write(order) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (order: DocumentOrder) => {
  void answerTo(order).then((answer) => parentPort?.postMessage(answer, []))
})
