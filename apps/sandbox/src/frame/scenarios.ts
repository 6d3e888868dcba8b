import type { Partner } from './partner.ts'

const maxOverrides = 200

export interface ChosenScenario {
  readonly partner: string
  readonly scenario: string
  readonly overrides: readonly { key: string; scenario: string }[]
}

export type ScenarioChoice = 'chosen' | 'unknownPartner' | 'unknownScenario'

export interface Scenarios {
  of(partner: string, key: string): string
  /** Without a key for everybody; with one, only for it, and `null` removes that exception. */
  choose(partner: string, scenario: string | null, key?: string): ScenarioChoice
  all(): readonly ChosenScenario[]
}

export function createScenarios(partners: readonly Partner[]): Scenarios {
  const states = new Map(partners.map((partner) => [partner.name, stateOf(partner)]))
  return {
    of(name, key) {
      const state = states.get(name)
      return state?.overrides.get(key) ?? state?.scenario ?? ''
    },
    choose(name, scenario, key) {
      const state = states.get(name)
      if (!state) return 'unknownPartner'
      if (scenario === null) {
        if (key) state.overrides.delete(key)
        else state.scenario = state.known[0] ?? ''
        return 'chosen'
      }
      if (!state.known.includes(scenario)) return 'unknownScenario'
      if (key) override(state.overrides, key, scenario)
      else state.scenario = scenario
      return 'chosen'
    },
    all: () =>
      [...states].map(([partner, state]) => ({
        partner,
        scenario: state.scenario,
        overrides: [...state.overrides].map(([key, scenario]) => ({ key, scenario })),
      })),
  }
}

function stateOf(partner: Partner) {
  const scenarioIds = partner.scenarios.map((scenario) => scenario.id)
  return { known: scenarioIds, scenario: scenarioIds[0] ?? '', overrides: new Map<string, string>() }
}

function override(overrides: Map<string, string>, key: string, scenario: string) {
  overrides.delete(key)
  overrides.set(key, scenario)
  const oldest = overrides.keys().next().value
  if (overrides.size > maxOverrides && oldest !== undefined) overrides.delete(oldest)
}
