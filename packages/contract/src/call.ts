import type { Static, TSchema } from '@sinclair/typebox'
import type { Permission } from '@yf/domain/staff'
import type { CallEventName } from '@yf/domain/tracking'
import type { CommonRefusalName, RefusalName } from './refusals.ts'

/** The five service prefixes of decisions §1 and the console's, all served by one deployable. */
export const prefixes = {
  main: '/API/yf-service-client/',
  health: '/API/yf-service-health/',
  exam: '/API/yf-service-exam/',
  system: '/API/yf-service-system/',
  mall: '/API/yf-service-mall/',
  /** Ours: the operations console's calls. */
  console: '/API/yf-service-console/',
  /** Ours: partners' notices, each partner under its own name (`partner-call.ts`). */
  partner: '/API/yf-service-partner/',
} as const

/** Ours, in addition to what a row needs: the device id of earlier logins, and a solved proof of work. */
export const wireHeaders = { device: 'x-device', proofOfWork: 'x-puzzle' } as const

export type Service = keyof typeof prefixes
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `partner`: the caller signs as the partner that the row names. */
export type Auth = 'user' | 'none' | 'basic' | 'mall' | 'staff' | 'partner'
export type BodyKind = 'query' | 'json' | 'form' | 'multipart'
/**
 * Where the Authorization header differs from the row's auth: `ifAny` is sent when there is one and may be absent,
 * `pending` may be the token of a login that still needs a phone number. The handler checks it.
 */
export type Credential = 'usual' | 'ifAny' | 'pending'

type PermissionOf<A extends Auth> = A extends 'staff' ? Permission : null

/** One row of the call table: everything the server mounts and the client needs to know. */
export interface Call<
  Req extends TSchema = TSchema,
  Res extends TSchema = TSchema,
  A extends Auth = Auth,
  Refusal extends RefusalName = RefusalName,
  Body extends BodyKind = BodyKind,
> {
  readonly service: Service
  readonly method: Method
  readonly path: string
  /** In Chinese, for people: the API page, the menu and the list of denied requests show it. */
  readonly title: string
  readonly auth: A
  /** Of staff: the server refuses those without it before the handler runs. */
  readonly permission: PermissionOf<A>
  readonly body: Body
  readonly credential: Credential
  readonly request: Req
  readonly response: Res
  /** No loading toast and no error toast in the app (tracking, counters). */
  readonly silent: boolean
  /** Takes an Idempotency-Key: the same key gives the same response and one effect. */
  readonly idempotent: boolean
  /** The tracking event that a successful response records, from the domain's event table. */
  readonly track?: CallEventName
  /**
   * Refusals in addition to the common ones. The type system limits the handler to these; without a list any refusal
   * is allowed.
   */
  readonly refusals?: readonly Refusal[]
  readonly summary: string
  /** The caller where it is none of our own apps: a program by name, or the path of the future screen (`/active`). */
  readonly calledBy?: string
}

export type CallTable = Readonly<Record<string, Call>>
export type Input<C extends Call> = Static<C['request']>
/** What a client sends: a multipart call takes a file among its fields. */
export type SentInput<C extends Call> = Input<C> &
  (C['body'] extends 'multipart' ? { readonly file?: Blob } : unknown)
export type Output<C extends Call> = Static<C['response']>
export type RefusalOf<C extends Call> = NonNullable<C['refusals']>[number] | CommonRefusalName

type OnlyHere = 'title' | 'permission' | 'request' | 'response' | 'refusals' | 'summary' | 'calledBy'
type LeftOutWhereUsual = 'auth' | 'credential' | 'silent' | 'idempotent'

/** A row in the browser: the build removes schemas and documentation. */
export type WireCall = Omit<Call, OnlyHere | LeftOutWhereUsual> & Partial<Pick<Call, LeftOutWhereUsual>>

interface SharedOptions {
  readonly body?: BodyKind
  readonly credential?: Credential
  readonly silent?: boolean
  readonly idempotent?: boolean
  readonly track?: CallEventName
  readonly refusals?: readonly RefusalName[]
  readonly calledBy?: string
}

interface RowOptions extends SharedOptions {
  readonly auth?: Exclude<Auth, 'staff'>
  readonly permission?: never
}

/** A console call without a permission does not compile, except one that needs no login. */
type StaffOptions = SharedOptions &
  (
    | { readonly auth?: never; readonly permission: Permission }
    | { readonly auth: 'none'; readonly permission?: never }
  )

type AnyOptions = RowOptions | StaffOptions

type AuthOf<O extends AnyOptions, Usual extends Auth> = O extends { auth: infer A extends Auth } ? A : Usual

type RefusalIn<O extends AnyOptions> = O extends { refusals: readonly (infer Name extends RefusalName)[] }
  ? Name
  : RefusalName

type BodyOf<O extends AnyOptions> = O extends { body: infer Body extends BodyKind }
  ? Body
  : Exclude<BodyKind, 'multipart'>

type RowArguments<Req extends TSchema, Res extends TSchema> = [
  path: string,
  title: string,
  summary: string,
  request: Req,
  response: Res,
]

const row =
  <Usual extends Auth>(service: Service, usual: Usual, method: Method) =>
  <Req extends TSchema, Res extends TSchema, const O extends AnyOptions = {}>(
    ...[path, title, summary, request, response, options]: [...RowArguments<Req, Res>, options?: O]
  ): Call<Req, Res, AuthOf<O, Usual>, RefusalIn<O>, BodyOf<O>> => ({
    service,
    method,
    path,
    title,
    summary,
    request,
    response,
    auth: (options?.auth ?? usual) as AuthOf<O, Usual>,
    permission: (options?.permission ?? null) as PermissionOf<AuthOf<O, Usual>>,
    body: (options?.body ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'json')) as BodyOf<O>,
    credential: options?.credential ?? 'usual',
    silent: options?.silent ?? false,
    idempotent: options?.idempotent ?? false,
    ...(options?.calledBy ? { calledBy: options.calledBy } : {}),
    ...(options?.track ? { track: options.track } : {}),
    ...(options?.refusals ? { refusals: options.refusals as readonly RefusalIn<O>[] } : {}),
  })

type MemberRow<Usual extends Auth> = <
  Req extends TSchema,
  Res extends TSchema,
  const O extends RowOptions = {},
>(
  ...described: [...RowArguments<Req, Res>, options?: O]
) => Call<Req, Res, AuthOf<O, Usual>, RefusalIn<O>, BodyOf<O>>

type StaffCallRow = <Req extends TSchema, Res extends TSchema, const O extends StaffOptions>(
  ...described: [...RowArguments<Req, Res>, options: O]
) => Call<Req, Res, AuthOf<O, 'staff'>, RefusalIn<O>, BodyOf<O>>

type Rows<Row> = Readonly<Record<'get' | 'post' | 'put' | 'del', Row>>

const rows = <Usual extends Auth>(name: Service, usual: Usual) => ({
  get: row(name, usual, 'GET'),
  post: row(name, usual, 'POST'),
  put: row(name, usual, 'PUT'),
  del: row(name, usual, 'DELETE'),
})

const service = <Usual extends Auth>(name: Service, usual: Usual): Rows<MemberRow<Usual>> => rows(name, usual)
const staffService = (name: Service): Rows<StaffCallRow> => rows(name, 'staff')

// Pure: the app needs only the addresses, so tree shaking keeps the row factories out of its first screen.
export const main = /* @__PURE__ */ service('main', 'user')
export const health = /* @__PURE__ */ service('health', 'user')
export const exam = /* @__PURE__ */ service('exam', 'user')
export const system = /* @__PURE__ */ service('system', 'user')
export const mall = /* @__PURE__ */ service('mall', 'mall')
export const consoleService = /* @__PURE__ */ staffService('console')

export const urlOf = (call: Pick<Call, 'service' | 'path'>): string => prefixes[call.service] + call.path
