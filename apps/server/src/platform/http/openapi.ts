import { urlOf, type Auth, type Call, type CallTable } from '@yf/contract/call'
import { refusals, type RefusalName } from '@yf/contract/refusals'
import { envelopeOf } from './envelope.ts'

const securitySchemes = {
  user: { type: 'http', scheme: 'bearer', description: '登录后得到的令牌' },
  basic: { type: 'http', scheme: 'basic', description: '合作程序的编号与密钥' },
  mall: { type: 'apiKey', in: 'header', name: 'token_mall', description: '商城令牌' },
  staff: { type: 'http', scheme: 'bearer', description: '运营后台登录后得到的令牌' },
  partner: {
    type: 'apiKey',
    in: 'header',
    name: 'x-partner-signature',
    description: '合作方签名；有自己协议的合作方按其协议',
  },
} as const

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** The call table as OpenAPI 3.1, without duplicated definitions. */
export function openApi(
  table: Readonly<Record<string, CallTable>>,
  domainTitles: Readonly<Record<string, string>>,
): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [domain, calls] of Object.entries(table)) {
    for (const [key, call] of Object.entries(calls)) {
      paths[urlOf(call)] = {
        ...paths[urlOf(call)],
        [call.method.toLowerCase()]: operation(domain, key, call),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '原力星球接口',
      version: '1.0.0',
      description:
        '主服务信封 {success, result, message, code}，成功时 code 为 200；商城信封 {code, data, message}，成功时 code 为 "200"。' +
        '业务拒绝为 HTTP 200 与 success false；输入有误为 code 400；令牌被替换或过期为 HTTP 200 与 code 403。',
    },
    tags: Object.keys(table).map((name) => ({ name, description: domainTitles[name] ?? name })),
    paths,
    components: {
      securitySchemes,
      schemas: { Failure: envelopeOf('main').schemaOf({ type: ['object', 'null'] }) },
    },
  }
}

function operation(domain: string, key: string, call: Call): object {
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return {
    operationId: `${domain}.${key}`,
    tags: [domain],
    summary: call.title,
    description: call.summary,
    security: securityOf(call.auth),
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: {
      200: {
        description: `成功，或业务上的拒绝${refusalsOf(call)}`,
        content: { 'application/json': { schema: answerOf(call) } },
      },
      400: { description: '输入有误，说明指出字段', content: failure },
      ...(withSession.has(call.auth) ? { 401: { description: '未登录', content: failure } } : {}),
      429: { description: '过于频繁', content: failure },
      503: { description: '暂时不可用', content: failure },
    },
  }
}

/** A call that needs a permission refuses staff without it. */
const refusalNames = ({ permission, refusals: names = [] }: Call): readonly RefusalName[] =>
  permission === null || permission === 'signedIn' ? names : ['dutyNotHeld', ...names]

const refusalsOf = (call: Call): string =>
  refusalNames(call)
    .map((name) => `\n- ${refusals[name].code} ${refusals[name].message}`)
    .join('')

/** A partner gets a response in its own format. */
const answerOf = (call: Call): object =>
  call.auth === 'partner' ? call.response : envelopeOf(call.service).schemaOf(call.response)

const withSession = new Set<Auth>(['user', 'basic', 'staff'])

const securityOf = (auth: Auth): object[] => (auth === 'none' ? [] : [{ [auth]: [] }])

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
}

function parametersOf(call: Call): object[] {
  const { properties = {}, required = [] } = call.request as ObjectSchema
  const query =
    call.body === 'query'
      ? Object.entries(properties).map(([name, schema]) => ({
          name,
          in: 'query',
          required: required.includes(name) && !('default' in schema),
          schema,
        }))
      : []
  return call.idempotent ? [...query, keyParameter] : query
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: '同一编号得到同一回答，只生效一次',
  schema: { type: 'string', minLength: 8, maxLength: 64 },
}

const bodyOf = (call: Call): object =>
  call.body === 'query'
    ? {}
    : { requestBody: { required: true, content: { [mediaTypes[call.body]]: { schema: call.request } } } }
