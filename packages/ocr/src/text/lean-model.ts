import {
  constantNode,
  constantOf,
  floatAttribute,
  intsOf,
  openModel,
  type OnnxNode,
  type Tensor,
} from './onnx-file.ts'

/**
 * The same model with fewer steps. The exporter left eight passes over all values after every convolution (a scale, a
 * shift, a hard swish in four steps, another scale and shift), a fifth of the time: scales and shifts are folded into
 * the weights of the convolutions, and the swish becomes two steps.
 */
export function leanModel(file: Uint8Array): Uint8Array {
  const { nodes, withNodes } = openModel(file)
  const graph = graphOf(nodes)
  for (const conv of nodes.filter(({ op }) => op === 'Conv')) takeOverAffine(graph, conv)
  for (const add of nodes.filter(({ op }) => op === 'Add')) shortenSwish(graph, add)
  for (const conv of nodes.filter(({ op }) => op === 'Conv')) takeOverInput(graph, conv)
  return withNodes(graph.remainingNodes())
}

type Graph = ReturnType<typeof graphOf>

/** Producers and users of values. */
function graphOf(nodes: readonly OnnxNode[]) {
  const added: OnnxNode[] = []
  const dropped = new Set<OnnxNode>()
  const tensors = new Map<string, Tensor | null>()
  // Constants come first: a node may only use what was created before it.
  const living = () => [...added, ...nodes.filter((node) => !dropped.has(node))]
  const maker = (name: string) => living().find(({ outputs }) => outputs.includes(name))

  function constant(name: string | undefined): Tensor | null {
    if (name === undefined) return null
    const node = tensors.has(name) ? undefined : maker(name)
    if (node) tensors.set(name, node.op === 'Constant' ? constantOf(node) : null)
    return tensors.get(name) ?? null
  }

  return {
    maker,
    constant,
    /** The only node that uses a value; undefined where there are two. */
    onlyUser(name: string): OnnxNode | undefined {
      const users = living().filter(({ inputs }) => inputs.includes(name))
      return users.length === 1 ? users[0] : undefined
    },
    /** The single number that a node adds or multiplies by. */
    scalar(node: OnnxNode | undefined, op: string): { value: number; other: string } | null {
      if (node?.op !== op) return null
      for (const [index, name] of node.inputs.entries()) {
        const values = constant(name)?.values
        if (values?.length === 1) return { value: values[0]!, other: node.inputs[1 - index]! }
      }
      return null
    },
    drop(...removed: readonly OnnxNode[]): void {
      for (const node of removed) dropped.add(node)
    },
    add(name: string, tensor: Tensor): string {
      added.push(constantNode(name, tensor))
      tensors.set(name, tensor)
      return name
    },
    /** The remaining nodes, without unused constants. */
    remainingNodes(): OnnxNode[] {
      const used = new Set(living().flatMap(({ inputs }) => inputs))
      return living().filter(({ op, outputs }) => op !== 'Constant' || used.has(outputs[0]!))
    },
  }
}

/** Replaces the weights and shifts of a convolution. */
function scaleWeights(
  graph: Graph,
  conv: OnnxNode,
  change: (weights: Tensor, shifts: Float32Array) => { weights: Float32Array; shifts: Float32Array },
): void {
  const weights = graph.constant(conv.inputs[1])
  if (!weights) return
  const shifts = graph.constant(conv.inputs[2])?.values ?? new Float32Array(weights.dims[0]!)
  const changed = change(weights, shifts)
  const name = `${conv.outputs[0]}.${conv.inputs[1]}`
  conv.inputs = [
    conv.inputs[0]!,
    graph.add(`${name}.weights`, { dims: weights.dims, values: changed.weights }),
    graph.add(`${name}.shifts`, { dims: [weights.dims[0]!], values: changed.shifts }),
  ]
}

/** conv → × scale → + shift */
function takeOverAffine(graph: Graph, conv: OnnxNode): void {
  const times = graph.onlyUser(conv.outputs[0]!)
  const scale = graph.scalar(times, 'Mul')
  const plus = times && graph.onlyUser(times.outputs[0]!)
  const shift = graph.scalar(plus, 'Add')
  if (!scale || !shift || !graph.constant(conv.inputs[1])) return
  scaleWeights(graph, conv, ({ values }, shifts) => ({
    weights: values.map((value) => value * scale.value),
    shifts: shifts.map((value) => value * scale.value + shift.value),
  }))
  conv.outputs = [...plus!.outputs]
  graph.drop(times!, plus!)
}

/** x × clip(x + 3, 0, 6) ÷ 6 is x × hardSigmoid(x). */
function shortenSwish(graph: Graph, add: OnnxNode): void {
  const plus = graph.scalar(add, 'Add')
  if (plus?.value !== 3) return
  const clip = graph.onlyUser(add.outputs[0]!)
  const times = clip?.op === 'Clip' ? graph.onlyUser(clip.outputs[0]!) : undefined
  const over =
    times?.op === 'Mul' && times.inputs.includes(plus.other) ? graph.onlyUser(times.outputs[0]!) : undefined
  if (graph.scalar(over, 'Div')?.value !== 6) return
  add.op = 'HardSigmoid'
  add.inputs = [plus.other]
  add.attributes = [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)]
  times!.inputs = [plus.other, add.outputs[0]!]
  times!.outputs = [...over!.outputs]
  graph.drop(clip!, over!)
}

/** × scale → + shift → conv. Where the convolution pads with zeros, the shift must stay before it. */
function takeOverInput(graph: Graph, conv: OnnxNode): void {
  const plus = graph.maker(conv.inputs[0]!)
  const shift = graph.scalar(plus, 'Add')
  const times = shift ? graph.maker(shift.other) : undefined
  const scale = graph.scalar(times, 'Mul')
  const weights = graph.constant(conv.inputs[1])
  if (!shift || !scale || !weights || Math.abs(scale.value) < 1e-3) return
  if (!graph.onlyUser(plus!.outputs[0]!) || !graph.onlyUser(times!.outputs[0]!)) return
  const [, inputs = 0, ...sides] = weights.dims
  const isPoint = sides.every((side) => side === 1) && intsOf(conv, 'pads').every((pad) => pad === 0)
  scaleWeights(graph, conv, ({ values }, shifts) => ({
    weights: values.map((value) => value * scale.value),
    shifts: isPoint
      ? shifts.map(
          (value, at) => value + shift.value * sumOf(values.subarray(at * inputs, (at + 1) * inputs)),
        )
      : shifts,
  }))
  if (isPoint) {
    conv.inputs[0] = scale.other
    graph.drop(times!, plus!)
    return
  }
  const name = graph.add(`${plus!.outputs[0]}.shift`, {
    dims: [1],
    values: Float32Array.of(shift.value / scale.value),
  })
  plus!.inputs = [scale.other, name]
  graph.drop(times!)
}

const sumOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0)
