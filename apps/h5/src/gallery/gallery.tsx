import { useState } from 'react'
import { Segments } from '#ui/segments/segments.tsx'
import type { UiStory } from '#ui/story.ts'
import { Switch } from '#ui/switch/switch.tsx'
import styles from './gallery.module.css'
import { storiesByGroup } from './stories.ts'
import { applyTheme, themes } from './themes.ts'

function StoryView({ story }: { story: UiStory }) {
  return (
    <article className={styles.story}>
      <h3 className={styles.name}>{story.name}</h3>
      {Object.entries(story.cases).map(([name, Case]) => (
        <div key={name} className={story.wide ? styles.wide : styles.case}>
          <p className={styles.caption}>{name}</p>
          <Case />
        </div>
      ))}
    </article>
  )
}

function Controls() {
  const [isElder, setElder] = useState(false)
  const [theme, setTheme] = useState(themes[0]?.name ?? '')
  return (
    <section aria-label="显示设置" className={styles.controls}>
      <Segments
        label="企业配色"
        items={themes.map(({ name }) => ({ value: name, label: name }))}
        value={theme}
        onChange={(name) => {
          setTheme(name)
          const chosen = themes.find((one) => one.name === name)
          if (chosen) applyTheme(chosen)
        }}
      />
      <Switch
        label="关怀版"
        checked={isElder}
        onChange={(checked) => {
          setElder(checked)
          document.documentElement.toggleAttribute('data-elder', checked)
        }}
      />
    </section>
  )
}

export function Gallery() {
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1 className={styles.title}>组件库</h1>
        <p className={styles.note}>不懂业务的部件，每一个都在这里</p>
      </header>
      <Controls />
      {storiesByGroup.map(([group, stories]) => (
        <section key={group} className={styles.group} aria-label={group}>
          <h2 className={styles.heading}>{group}</h2>
          {stories.map((story) => (
            <StoryView key={story.name} story={story} />
          ))}
        </section>
      ))}
    </div>
  )
}
