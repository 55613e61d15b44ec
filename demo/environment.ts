import { BOOKING_PATH, WAITLIST_PATH } from './stand-in-paths.ts'

type Environment = Record<string, string | undefined>

/** The settings with which the site is built. */
export interface SiteAddresses {
  SITE_URL: string
  WAITLIST_FORM_URL: string
  WAITLIST_FORM_PROVIDER: string | undefined
  BOOKING_URL: string
  /** Lets the build accept addresses on this machine. */
  IS_DEMO: 'yes'
}

export interface Ports {
  site: number
  /** Undefined if no stand-in is needed. */
  standIn: number | undefined
}

const MAX_PORT = 65_535

/** Here a blank value counts as unset; `npm run build` refuses it. */
function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== ''
}

/** Whether an external service has no address, so the stand-in takes its place. */
export function isStandInNeeded(environment: Environment): boolean {
  return !isSet(environment.WAITLIST_FORM_URL) || !isSet(environment.BOOKING_URL)
}

/** The addresses to build with: those that are set, and this machine's for the others. */
export function standInEnvironment(environment: Environment, ports: Ports): SiteAddresses {
  const { SITE_URL, WAITLIST_FORM_URL, WAITLIST_FORM_PROVIDER, BOOKING_URL } = environment
  const isFormSet = isSet(WAITLIST_FORM_URL)
  const standIn = `http://localhost:${ports.standIn}`
  return {
    SITE_URL: isSet(SITE_URL) ? SITE_URL : `http://localhost:${ports.site}`,
    WAITLIST_FORM_URL: isFormSet ? WAITLIST_FORM_URL : standIn + WAITLIST_PATH,
    // The stand-in behaves like a Fillout form on an account's own domain.
    WAITLIST_FORM_PROVIDER: isFormSet ? WAITLIST_FORM_PROVIDER : 'Fillout',
    BOOKING_URL: isSet(BOOKING_URL) ? BOOKING_URL : standIn + BOOKING_PATH,
    IS_DEMO: 'yes',
  }
}

/**
 * A port from the environment.
 * @param fallback the port if the variable is unset or blank
 * @throws naming the variable, if it is not a whole number from 1 to 65535
 */
export function readPort(environment: Environment, name: string, fallback: number): number {
  const value = environment[name]
  if (!isSet(value)) return fallback
  const port = Number(value)
  if (/^\d+$/.test(value.trim()) && port >= 1 && port <= MAX_PORT) return port
  throw new Error(`${name} must be a whole number from 1 to ${MAX_PORT}, not "${value}".`)
}
