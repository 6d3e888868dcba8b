import { Type } from '@sinclair/typebox'
import { main, mall } from '@yf/contract/call'
import { Done, Id, Nothing, Nullable, OneOf, PageQuery, Phone } from '@yf/contract/shapes'
import type { ServerParts } from '#app/build.ts'
import { inSteps, inTransaction, type Handlers } from '#platform/call/handler.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { sql } from 'kysely'

/** A sample domain of notes, one row for each feature of the mounting. */
export const noteCalls = {
  show: main.get(
    'note/show',
    '示例',
    'A note with one declared field',
    Type.Object({ id: Id }),
    Type.Object({ id: Id, title: Nullable(Type.String()) }),
    { auth: 'none' },
  ),
  page: main.get(
    'note/page',
    '示例',
    'Echo of a page query',
    Type.Object({ ...PageQuery, tags: Type.Optional(Type.Array(Type.String())) }),
    Type.Object({ pageNo: Type.Integer(), pageSize: Type.Integer(), tags: Type.Array(Type.String()) }),
    { auth: 'none' },
  ),
  mine: main.get('note/mine', '示例', 'Who I am', Nothing, Type.Object({ accountId: Id })),
  write: main.post(
    'note/write',
    '示例',
    'Writes a note, then answers, refuses, complains or breaks',
    Type.Object({
      title: Type.String({ title: '标题', minLength: 1 }),
      end: Type.Optional(OneOf(['refuse', 'complain', 'break'])),
      phone: Type.Optional(Phone),
      count: Type.Optional(Type.Integer()),
    }),
    Type.Object({ count: Type.Integer() }),
    { auth: 'none' },
  ),
  order: main.post(
    'note/order',
    '示例',
    'Writes a note once for a key',
    Type.Object({ title: Type.String() }),
    Type.Object({ count: Type.Integer() }),
    { idempotent: true },
  ),
  form: main.put(
    'note/form',
    '示例',
    'A form',
    Type.Object({ count: Type.Integer() }),
    Type.Object({ count: Type.Integer() }),
    {
      auth: 'none',
      body: 'form',
    },
  ),
  upload: main.post(
    'note/upload',
    '示例',
    'Files with a module in the query',
    Type.Object({ module: Type.String(), remark: Type.Optional(Type.String()) }),
    Type.Object({
      module: Type.String(),
      files: Type.Array(Type.Object({ field: Type.String(), size: Type.Integer() })),
    }),
    { auth: 'none', body: 'multipart' },
  ),
  visit: main.get('note/visit', '示例', 'A GET that writes and refuses', Nothing, Done, { auth: 'none' }),
  steps: main.post(
    'note/steps',
    '示例',
    'Two short transactions',
    Nothing,
    Type.Object({ count: Type.Integer() }),
    {
      auth: 'none',
    },
  ),
  program: main.post('note/program', '示例', 'For another program', Nothing, Done, { auth: 'basic' }),
  shop: mall.get('note/shop', '示例', 'For a mall session', Nothing, Type.Object({ accountId: Id })),
}

type Notes = typeof noteCalls

async function write(db: Db, title: string): Promise<number> {
  await sql`insert into note (title) values (${title})`.execute(db)
  return notesIn(db)
}

export async function notesIn(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from note`.execute(db)
  return found.rows[0]!.count
}

export const makeNotes = (db: Db) => sql`create table note (title text not null)`.execute(db)

/** Blocks the calls that wait at it until it is opened. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { open, arrived, pass: () => (arrive(), opened) }
}

const handlers: Handlers<Notes> = {
  show: async ({ id }) => answer(Object.assign({ id, title: '标题' }, { password_hash: 'secret' })),
  page: async ({ pageNo, pageSize, tags = [] }) => answer({ pageNo, pageSize, tags }),
  mine: async (_input, { caller }) => answer({ accountId: caller.accountId }),
  write: async ({ title, end }, { db }) => {
    const count = await write(db, title)
    if (end === 'refuse') return refuse('stateMoved')
    if (end === 'complain') return badInput('title', '标题不能这样写')
    if (end === 'break') throw new Error('no such thing for 13812345678')
    return answer({ count })
  },
  order: async ({ title }, { db }) =>
    title === 'no' ? refuse('stateMoved') : answer({ count: await write(db, title) }),
  form: async ({ count }) => answer({ count }),
  upload: async ({ module }, { uploads }) =>
    answer({ module, files: uploads.map(({ field, bytes }) => ({ field, size: bytes.length })) }),
  visit: inTransaction(async (_input, { db }) => {
    await write(db, 'visit')
    return refuse('notFound')
  }),
  steps: inSteps(async (_input, ctx) => {
    await ctx.transaction(({ db }) => write(db, 'first'))
    await ctx.transaction(async ({ db }) => {
      await write(db, 'second')
      return refuse('stateMoved')
    })
    return answer({ count: await notesIn(ctx.db) })
  }),
  program: async () => answer(null),
  shop: async (_input, ctx) => answer({ accountId: (ctx as MemberContext).caller.accountId }),
}

/** Replaces the product's own calls. */
export const noteServer = (changes: Partial<Handlers<Notes>> = {}): ServerParts['calls'] => ({
  table: { note: noteCalls },
  handlers: { note: { ...handlers, ...changes } },
  resolveMall: async (_db, _clock, token) =>
    token === 'mall-token'
      ? {
          kind: 'current',
          caller: { accountId: '0190f000-0000-7000-8000-000000000001', token, tokenHash: token },
        }
      : { kind: 'ended' },
})
