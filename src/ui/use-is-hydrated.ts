import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the built page, true after hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
