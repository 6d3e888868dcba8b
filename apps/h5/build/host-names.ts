/** The two names under which the product is the real one, and what they are where nobody says otherwise. */
const usual = { CLAIM_HOST: 'claim.yuanlixingqiu.com', PRODUCTION_HOST: 'm.yuanlixingqiu.com' } as const

/** For the bundler: what the app finds in `import.meta.env`. */
export const hostNames = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usual).map(([name, host]) => [
      `import.meta.env.${name}`,
      JSON.stringify(env[name] || host),
    ]),
  )
