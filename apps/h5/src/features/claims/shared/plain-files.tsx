import { claimCalls } from '@yf/contract/claims'
import type { ClaimMaterial, MaterialPage } from '@yf/contract/claim-shapes'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { useState } from 'react'
import { ActionSheet } from '#ui/action-sheet/action-sheet.tsx'
import { confirm } from '#ui/dialog/confirm.tsx'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { MaterialSection } from './material-files/material-section.tsx'
import { useMaterialFiles } from './material-files/use-material-files.ts'

interface PlainFilesProps {
  page: MaterialPage
  /** Shown once the member tried to continue without them. */
  missing: readonly MaterialKind[]
  /** Called after a file was added or removed. */
  onChanged: () => Promise<unknown>
}

/** Files by kind without recognition. */
export function PlainFiles({ page, missing, onChanged }: PlainFilesProps) {
  const { draft, needs, materials, mostFiles } = page
  const { caseId } = draft
  const [touched, setTouched] = useState<ClaimMaterial | null>(null)
  const files = useMaterialFiles({
    row: claimCalls.upload,
    caseId,
    most: mostFiles,
    used: materials.length,
    onStored: onChanged,
  })
  const act = (key: string) => {
    if (!touched) return
    if (key === 'open') open(materials, touched)
    else void remove(caseId, touched).then((isGone) => (isGone ? onChanged() : undefined))
  }
  return (
    <>
      {needs.map((need) => (
        <MaterialSection
          key={need.kind}
          need={need}
          materials={materials.filter(({ kind }) => kind === need.kind)}
          uploads={files.uploads.filter(({ fields }) => fields.kind === need.kind)}
          files={files}
          isMissing={missing.includes(need.kind)}
          onChoose={(from) => files.choose(from, need.kind)}
          onOpen={setTouched}
        />
      ))}
      <ActionSheet
        open={touched !== null}
        title={touched ? materialKinds[touched.kind] : ''}
        actions={[
          { key: 'open', label: '查看大图' },
          { key: 'remove', label: '删除', tone: 'danger' },
        ]}
        onSelect={act}
        onClose={() => setTouched(null)}
      />
    </>
  )
}

const open = (materials: readonly ClaimMaterial[], one: ClaimMaterial) =>
  go('/imageDisplay', {
    query: { urls: JSON.stringify(materials.map(({ url }) => url)), index: materials.indexOf(one) },
  })

async function remove(caseId: string, { id }: ClaimMaterial): Promise<boolean> {
  const isSure = await confirm({ title: '删除这份资料？', confirmText: '删除', tone: 'danger' })
  if (!isSure) return false
  return (await write(claimCalls.deleteFile, { caseId, id })).ok
}

/** Required kinds that are still missing. */
export const missingKinds = ({
  needs,
  materials,
}: Pick<MaterialPage, 'needs' | 'materials'>): MaterialKind[] =>
  needs
    .filter(({ isRequired, kind }) => isRequired === 1 && !materials.some((one) => one.kind === kind))
    .map(({ kind }) => kind)
