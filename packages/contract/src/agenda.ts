import { Type, type Static } from '@sinclair/typebox'
import { openKinds } from '@yf/domain/open-matters'
import { main } from './call.ts'
import { ByCompany, OneKeyOf } from './shapes.ts'

/** One thing that is open for the caller: what, since or until when, and where it is dealt with. */
export const OpenMatter = Type.Object({
  kind: OneKeyOf(openKinds),
  /** Of what it is about: the same matter has the same id as long as it is open. */
  id: Type.String(),
  title: Type.String(),
  fact: Type.String(),
  /** The word on its button. */
  verb: Type.String(),
  /** A path of the app. */
  path: Type.String(),
})
export type OpenMatter = Static<typeof OpenMatter>

export const agendaCalls = {
  open: main.get(
    'home/openMatters',
    'What is open for me, the most urgent first',
    ByCompany,
    Type.Array(OpenMatter),
    { silent: true, refusals: [] },
  ),
}
