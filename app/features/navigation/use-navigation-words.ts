import { useMessages } from '../../site/page/use-page.tsx'

/** Gives the words of a key that the navigation's content names: a key without a message throws, like any other. */
export function useNavigationWords(): (langKey: string) => string {
  return useMessages() as (langKey: string) => string
}
