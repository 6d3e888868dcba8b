import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { Keyword, Page, PageQuery, Text, titled } from './shapes.ts'

export const DiagnosisCodeRow = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Other names under which it is found. */
  aliases: Type.Array(Type.String()),
})
export type DiagnosisCodeRow = Static<typeof DiagnosisCodeRow>

/** The table of diagnoses that claims are coded with, for those who write exclusions. */
export const diagnosisCodeCalls = {
  diagnosisCodes: consoleService.get(
    'claims/diagnosis-codes',
    '查看诊断编码',
    'ICD-10 codes by code, range, text or pinyin initials, within a chapter',
    Type.Object({
      ...PageQuery,
      keyword: Type.Optional(Keyword(40)),
      /** `K00-K93` */
      chapter: Type.Optional(titled('章节', Text(7))),
    }),
    Type.Composite([
      Page(DiagnosisCodeRow),
      Type.Object({ chapters: Type.Array(Type.Object({ range: Type.String(), name: Type.String() })) }),
    ]),
    { permission: 'setUp', refusals: [] },
  ),
}
