import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the built page, true after hydration: for controls that need scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
