import { BOOKING_PATH, WAITLIST_PATH } from './stand-in-paths.ts'

type Environment = Record<string, string | undefined>

export interface Ports {
  site: number
  /** Undefined if no stand-in is needed. */
  standIn: number | undefined
}

const MAX_PORT = 65_535

/** Here a blank value counts as unset; `npm run build` refuses it. */
const setting = (environment: Environment, name: string) =>
  environment[name]?.trim() ? environment[name] : undefined

/** Whether an external service has no address, so the stand-in takes its place. */
export function isStandInNeeded(environment: Environment): boolean {
  return !setting(environment, 'WAITLIST_FORM_URL') || !setting(environment, 'BOOKING_URL')
}

/** What to build with: the addresses that are set, and this machine's for the others. */
export function standInEnvironment(environment: Environment, ports: Ports) {
  const form = setting(environment, 'WAITLIST_FORM_URL')
  const standIn = `http://localhost:${ports.standIn}`
  return {
    SITE_URL: setting(environment, 'SITE_URL') ?? `http://localhost:${ports.site}`,
    WAITLIST_FORM_URL: form ?? standIn + WAITLIST_PATH,
    // The stand-in behaves like a Fillout form on an account's own domain.
    WAITLIST_FORM_PROVIDER: form ? environment.WAITLIST_FORM_PROVIDER : 'Fillout',
    BOOKING_URL: setting(environment, 'BOOKING_URL') ?? standIn + BOOKING_PATH,
    // Lets the build accept addresses on this machine.
    IS_DEMO: 'yes',
  }
}

/**
 * A port from the environment.
 * @param fallback the port if the variable is unset or blank
 * @throws naming the variable, if it is not a whole number from 1 to 65535
 */
export function readPort(environment: Environment, name: string, fallback: number): number {
  const value = setting(environment, name)
  if (!value) return fallback
  const port = Number(value)
  if (/^\d+$/.test(value.trim()) && port >= 1 && port <= MAX_PORT) return port
  throw new Error(`${name} must be a whole number from 1 to ${MAX_PORT}, not "${value}".`)
}
