import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { materialKinds, type MaterialKind } from '@yf/domain/claim-materials'
import { go } from '#platform/navigation/go.ts'
import { usePicture } from '#platform/pictures/use-picture.ts'
import base from '#ui/base.module.css'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './picture-wall.module.css'

const kindsOf = (materials: readonly ClaimMaterial[]) => {
  const given = new Set(materials.map(({ kind }) => kind))
  return (Object.keys(materialKinds) as MaterialKind[]).filter((kind) => given.has(kind))
}

/** What was handed in, by kind; a tap shows it large, and from there all others. */
export function PictureWall({ materials }: { materials: readonly ClaimMaterial[] }) {
  if (materials.length === 0) return null
  const urls = JSON.stringify(materials.map(({ url }) => url))
  const open = (material: ClaimMaterial) =>
    go('/imageDisplay', { query: { urls, index: materials.indexOf(material) } })
  return (
    <Card title="申请资料" extra={<span className={styles.count}>{`共 ${materials.length} 张`}</span>}>
      {kindsOf(materials).map((kind) => (
        <section key={kind} className={styles.kind}>
          <h3 className={styles.name}>{materialKinds[kind]}</h3>
          <ul className={styles.wall}>
            {materials
              .filter((material) => material.kind === kind)
              .map((material, at) => (
                <li key={material.id}>
                  <Tile
                    url={material.url}
                    label={`查看${materialKinds[kind]}第 ${at + 1} 张`}
                    onTap={() => open(material)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function Tile({ url, label, onTap }: { url: string; label: string; onTap: () => void }) {
  const { src } = usePicture(url)
  return (
    <button type="button" className={classNames(base.tap, styles.tile)} aria-label={label} onClick={onTap}>
      {src ? <img className={styles.picture} src={src} alt="" /> : <Icon name="image" size={24} />}
    </button>
  )
}
