import type { Plugin } from 'vite'

const kebab = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const barrel = /import\s*\{([^}]+)\}\s*from\s*['"]antd-mobile['"];?/g

/** The library's barrel is marked as having side effects, so each part is imported from its own file. */
export function antdMobileParts(): Plugin {
  return {
    name: 'antd-mobile-parts',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('antd-mobile')) return null
      return code.replace(barrel, (_all, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => `import ${name} from 'antd-mobile/es/components/${kebab(name)}';`)
          .join(''),
      )
    },
  }
}
