import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import type { MatrixStage } from '../stage.ts'

/** The tools of the preparations, on one server. */
export interface RaceKit {
  readonly stage: MatrixStage
  readonly lab: CaseLab
  readonly handler: string
  readonly senior: string
}

export async function createRaceKit(stage: MatrixStage): Promise<RaceKit> {
  const { server } = stage
  return {
    stage,
    lab: await caseLab(server),
    handler: await server.staffTokenOf('handler1'),
    senior: await server.staffTokenOf('senior1'),
  }
}
