const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props)
  node.append(...children)
  return node
}

/** A schema in a few lines, as a reader would write it down. */
const outline = (schema, depth = 0) => {
  if (!schema) return ''
  const pad = '  '.repeat(depth)
  if (schema.properties) {
    const required = new Set(schema.required ?? [])
    const lines = Object.entries(schema.properties).map(
      ([name, inner]) => `${pad}  ${name}${required.has(name) ? '' : '?'}: ${outline(inner, depth + 1)}`,
    )
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${pad}}` : '{}'
  }
  if (schema.items) return `${outline(schema.items, depth)}[]`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => outline(choice, depth)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const type = [schema.type ?? 'any'].flat().join(' | ')
  const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'default']
    .filter((limit) => limit in schema)
    .map((limit) => `${limit} ${schema[limit]}`)
  return limits.length > 0 ? `${type}  // ${limits.join(', ')}` : type
}

const part = (title, text) => [make('h3', { textContent: title }), make('pre', { textContent: text })]

const requestOf = (operation) => {
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  const schema = {
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  }
  return body ? part(`请求 ${body[0]}`, outline(body[1].schema)) : part('查询参数', outline(schema))
}

const notesOf = (operation) => [
  ...operation.security.flatMap((need) => Object.keys(need)).map((name) => `需要 ${name}`),
  ...operation.parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name),
]

const entry = (path, method, operation) => {
  const answer = operation.responses[200].content['application/json'].schema
  const node = make(
    'details',
    {},
    make(
      'summary',
      {},
      make('span', { className: 'method', textContent: method.toUpperCase() }),
      make('code', { textContent: path }),
      make('span', { className: 'note', textContent: operation.summary }),
    ),
    make(
      'div',
      { className: 'body' },
      make('p', { textContent: [operation.operationId, ...notesOf(operation)].join(' · ') }),
      ...requestOf(operation),
      ...part('回答', outline(answer)),
    ),
  )
  node.dataset.words = [path, method, operation.operationId, operation.summary].join(' ').toLowerCase()
  return node
}

const show = (api) => {
  document.querySelector('#about').textContent = api.info.description
  const calls = document.querySelector('#calls')
  for (const { name } of api.tags) {
    const entries = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([method, operation]) => entry(path, method, operation)),
    )
    calls.append(make('section', {}, make('h2', { textContent: name }), ...entries))
  }
}

const search = document.querySelector('#search')
const filter = () => {
  const words = search.value.trim().toLowerCase().split(/\s+/)
  let count = 0
  for (const node of document.querySelectorAll('details')) {
    node.hidden = !words.every((word) => node.dataset.words.includes(word))
    if (!node.hidden) count += 1
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = !section.querySelector('details:not([hidden])')
  }
  document.querySelector('#count').textContent = `${count} 个接口`
}

try {
  const response = await fetch('/openapi.json')
  show(await response.json())
  search.addEventListener('input', filter)
  filter()
} catch {
  document.querySelector('#count').textContent = '接口说明暂时无法读取，请刷新再试'
}
