import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the built page, true once scripts run: for controls that need them. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
