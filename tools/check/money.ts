import { locationOf } from '../imports/location.ts'
import { children, parseModule, type SyntaxNode } from '../imports/syntax.ts'

/** The one module that converts, and the calculation of claims in hundredths of a fen. */
const exempt = /^packages\/domain\/src\/(?:money\.ts|parse-yuan\.ts|adjudication\/)/
const moneyName = /fen(?![a-z])|yuan|money|price|amount|cost(?![a-z])|^sum|Sum(?![a-z])|worth/i

type Parents = readonly SyntaxNode[]

/** Conversions between fen and yuan outside `packages/domain/src/money.ts`; tests may calculate what they expect. */
export function strayConversions(file: string, text: string): string[] {
  if (exempt.test(file) || locationOf(file).isTest || !/\b1_?00n?\b|toFixed\(2\)/.test(text)) return []
  const found: string[] = []
  const look = (node: SyntaxNode, parents: Parents) => {
    if (isConversion(node, parents)) {
      const [start, end] = [node['start'] as number, node['end'] as number]
      found.push(`line ${text.slice(0, start).split('\n').length}: ${text.slice(start, end)}`)
      return
    }
    for (const child of children(node)) look(child, [node, ...parents])
  }
  look(parseModule(file, text), [])
  return found
}

function isConversion(node: SyntaxNode, parents: Parents): boolean {
  if (node.type === 'CallExpression') {
    const callee = node['callee'] as SyntaxNode
    const [digits] = node['arguments'] as SyntaxNode[]
    const method = callee.type === 'MemberExpression' ? (callee['property'] as SyntaxNode)['name'] : null
    return method === 'toFixed' && digits?.['value'] === 2 && isMoney(callee['object'] as SyntaxNode, parents)
  }
  if (node.type !== 'BinaryExpression' || !['*', '/', '%'].includes(String(node['operator']))) return false
  const [left, right] = [node['left'] as SyntaxNode, node['right'] as SyntaxNode]
  const other = isHundred(right) ? left : isHundred(left) && node['operator'] === '*' ? right : null
  return other !== null && isMoney(other, parents)
}

const isHundred = ({ type, value }: SyntaxNode) => type === 'Literal' && (value === 100 || value === 100n)

/** A share of an amount, as in `(usedFen / mostFen) * 100` or `(fen * 80) / 100`, is no conversion. */
function isMoney(operand: SyntaxNode, parents: Parents): boolean {
  if (operand.type === 'ParenthesizedExpression') return isMoney(operand['expression'] as SyntaxNode, parents)
  if (operand.type === 'BinaryExpression' && ['*', '/'].includes(String(operand['operator'])))
    return isHundred(operand['right'] as SyntaxNode) && isMoney(operand['left'] as SyntaxNode, parents)
  return hasMoneyName(operand) || isNamedMoney(parents)
}

/** The value is called an amount: `const fen = …`, `coverFen: …`. */
const isNamedMoney = (parents: Parents): boolean => {
  const holder = parents.find(({ type }) =>
    ['VariableDeclarator', 'Property', 'CallExpression'].includes(type),
  )
  const rounded = holder?.type === 'CallExpression' && parents[parents.indexOf(holder) + 1]
  const named = rounded || holder
  const name = (named?.['id'] ?? named?.['key']) as SyntaxNode | undefined
  return typeof name?.['name'] === 'string' && moneyName.test(name['name'])
}

const hasMoneyName = (node: SyntaxNode): boolean =>
  (node.type === 'Identifier' && moneyName.test(String(node['name']))) || children(node).some(hasMoneyName)
