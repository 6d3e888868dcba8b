const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props)
  node.append(...children)
  return node
}

const types = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: '是否',
  null: '空',
  object: '对象',
  array: '列表',
  any: '任意',
}

const limits = {
  minLength: '最短',
  maxLength: '最长',
  minimum: '最小',
  maximum: '最大',
  default: '默认',
  pattern: '格式',
}

const needs = {
  user: '需要登录',
  basic: '需要合作程序的编号与密钥',
  mall: '需要商城令牌',
  staff: '需要后台登录',
  partner: '需要合作方签名',
}

/** The pattern of an id says less than its name. */
const isId = (limit) => String(limit).startsWith('^[0-9a-f]{8}-')

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
  const type = [schema.type ?? 'any']
    .flat()
    .map((name) => types[name] ?? name)
    .join(' | ')
  const said = Object.entries(limits)
    .filter(([limit]) => limit in schema)
    .map(([limit, words]) => (isId(schema[limit]) ? '编号' : `${words} ${schema[limit]}`))
  const notes = [schema.title, ...said].filter(Boolean)
  return notes.length > 0 ? `${type}  // ${notes.join('，')}` : type
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
  ...operation.security.flatMap((need) => Object.keys(need)).map((name) => needs[name] ?? name),
  ...operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => `${parameter.name}：${parameter.description}`),
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
      make('span', { className: 'name', textContent: operation.summary }),
      make('code', { className: 'note', textContent: path }),
    ),
    make(
      'div',
      { className: 'body' },
      make('p', { textContent: [operation.operationId, ...notesOf(operation)].join(' · ') }),
      ...requestOf(operation),
      ...part('回答', outline(answer)),
    ),
  )
  node.dataset.words = [path, method, operation.operationId, operation.summary, operation.description]
    .join(' ')
    .toLowerCase()
  return node
}

const show = (api) => {
  document.querySelector('#about').textContent = api.info.description
  const calls = document.querySelector('#calls')
  const contents = document.querySelector('#contents')
  const isDesk = ({ description }) => Number(description.startsWith('后台'))
  for (const { name, description } of api.tags.toSorted((one, other) => isDesk(one) - isDesk(other))) {
    const entries = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([method, operation]) => entry(path, method, operation)),
    )
    contents.append(make('a', { href: `#${name}`, textContent: `${description} ${entries.length}` }))
    calls.append(make('section', { id: name }, make('h2', { textContent: description }), ...entries))
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
