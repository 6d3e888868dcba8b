/** The two host names of production, with their defaults. */
const usual = { CLAIM_HOST: 'claim.yuanlixingqiu.com', PRODUCTION_HOST: 'm.yuanlixingqiu.com' } as const

/** For the bundler: the values of `import.meta.env`. */
export const hostNames = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usual).map(([name, host]) => [
      `import.meta.env.${name}`,
      JSON.stringify(env[name] || host),
    ]),
  )
