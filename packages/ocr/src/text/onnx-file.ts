import {
  bytesField,
  floatField,
  numberField,
  textField,
  textOf,
  wireFields,
  type WireField,
} from './protobuf.ts'

/** An operation of a model's graph. */
export interface OnnxNode {
  op: string
  inputs: string[]
  outputs: string[]
  /** Encoded, each with its tag. */
  attributes: readonly Uint8Array[]
  /** The original bytes, for a node that is written unchanged: weights are large. */
  readonly asItWas?: Uint8Array
}

export interface Tensor {
  readonly dims: readonly number[]
  readonly values: Float32Array
}

/** Field numbers of onnx.proto. */
const model = { graph: 7 } as const
const graph = { node: 1 } as const
const node = { input: 1, output: 2, op: 4, attribute: 5 } as const
const attribute = { name: 1, float: 2, tensor: 5, ints: 8, type: 20 } as const
const tensor = { dims: 1, type: 2, floats: 4, raw: 9 } as const
const types = { float: 1, tensor: 4, floatTensor: 1 } as const

/** The nodes of a model file, and the file with its nodes replaced. */
export function openModel(file: Uint8Array): {
  nodes: OnnxNode[]
  withNodes: (nodes: readonly OnnxNode[]) => Uint8Array
} {
  const outer = wireFields(file)
  const inner = wireFields(outer.find(({ number }) => number === model.graph)!.body!)
  const isNode = ({ number }: WireField) => number === graph.node
  return {
    nodes: inner.filter(isNode).map(nodeOf),
    withNodes: (nodes) => {
      const rest = inner.filter((field) => !isNode(field)).map(({ raw }) => raw)
      const changed = Buffer.concat([
        ...nodes.map((one) => one.asItWas ?? bytesField(graph.node, encoded(one))),
        ...rest,
      ])
      return Buffer.concat(
        outer.map((field) => (field.number === model.graph ? bytesField(model.graph, changed) : field.raw)),
      )
    },
  }
}

function nodeOf({ body, raw }: WireField): OnnxNode {
  const fields = wireFields(body!)
  const texts = (fieldNumber: number) =>
    fields.filter(({ number }) => number === fieldNumber).map(({ body }) => textOf(body))
  const op = texts(node.op)[0] ?? ''
  return {
    op,
    inputs: texts(node.input),
    outputs: texts(node.output),
    attributes: fields.filter(({ number }) => number === node.attribute).map((field) => field.raw),
    ...(op === 'Constant' && { asItWas: raw }),
  }
}

const encoded = ({ op, inputs, outputs, attributes }: OnnxNode): Uint8Array =>
  Buffer.concat([
    ...inputs.map((name) => textField(node.input, name)),
    ...outputs.map((name) => textField(node.output, name)),
    textField(node.op, op),
    ...attributes,
  ])

function attributeOf({ attributes }: OnnxNode, name: string): WireField[] | null {
  for (const raw of attributes) {
    const fields = wireFields(wireFields(raw)[0]!.body!)
    if (fields.some((field) => field.number === attribute.name && textOf(field.body) === name)) return fields
  }
  return null
}

/** Integers of an attribute, packed or one by one. */
export const intsOf = (one: OnnxNode, name: string): number[] => {
  const fields = attributeOf(one, name)?.filter(({ number }) => number === attribute.ints) ?? []
  return fields.flatMap(({ body, value }) => (body ? unpacked(body) : [value]))
}

/** A packed list has no tags: each number is read like a tag. */
function unpacked(body: Uint8Array): number[] {
  const numbers: number[] = []
  let value = 0
  let factor = 1
  for (const byte of body) {
    value += (byte & 127) * factor
    factor *= 128
    if (byte < 128) {
      numbers.push(value)
      ;[value, factor] = [0, 1]
    }
  }
  return numbers
}

/** The value of a Constant node; null where it holds no floats. */
export function constantOf(one: OnnxNode): Tensor | null {
  const body = attributeOf(one, 'value')?.find(({ number }) => number === attribute.tensor)?.body
  const fields = body ? wireFields(body) : []
  if (fields.find(({ number }) => number === tensor.type)?.value !== types.floatTensor) return null
  const dims = fields
    .filter(({ number }) => number === tensor.dims)
    .flatMap((field) => (field.body ? unpacked(field.body) : [field.value]))
  const bytes = fields.find(
    ({ number, body: data }) => (number === tensor.raw || number === tensor.floats) && data,
  )
  if (!bytes?.body) return null
  return { dims, values: new Float32Array(Uint8Array.from(bytes.body).buffer) }
}

export function constantNode(name: string, { dims, values }: Tensor): OnnxNode {
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  const body = Buffer.concat([
    ...dims.map((size) => numberField(tensor.dims, size)),
    numberField(tensor.type, types.floatTensor),
    bytesField(tensor.raw, raw),
  ])
  const value = [
    textField(attribute.name, 'value'),
    bytesField(attribute.tensor, body),
    numberField(attribute.type, types.tensor),
  ]
  return {
    op: 'Constant',
    inputs: [],
    outputs: [name],
    attributes: [bytesField(node.attribute, Buffer.concat(value))],
  }
}

export const floatAttribute = (name: string, value: number): Uint8Array =>
  bytesField(
    node.attribute,
    Buffer.concat([
      textField(attribute.name, name),
      floatField(attribute.float, value),
      numberField(attribute.type, types.float),
    ]),
  )
