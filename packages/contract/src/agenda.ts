import { Type, type Static } from '@sinclair/typebox'
import { openKinds } from '@yf/domain/open-matters'
import { main } from './call.ts'
import { ByCompany, OneKeyOf } from './shapes.ts'

/** One open item for the caller: what it is, since or until when, and where to handle it. */
export const OpenMatter = Type.Object({
  kind: OneKeyOf(openKinds),
  /** The id of the subject: the same subject keeps its id as long as it is open. */
  id: Type.String(),
  title: Type.String(),
  fact: Type.String(),
  /** The label of its button. */
  verb: Type.String(),
  /** A path of the app. */
  path: Type.String(),
})
export type OpenMatter = Static<typeof OpenMatter>

export const agendaCalls = {
  open: main.get(
    'home/openMatters',
    '我的待办，最紧急的在前',
    'Open tasks of the caller, most urgent first',
    ByCompany,
    Type.Array(OpenMatter),
    { silent: true, refusals: [] },
  ),
}
