import { useMessages } from '../../site/page/use-page.tsx'
import type { LiveItem } from './live-navigation.ts'

/** Gives the words of an item: its own, else those of its key. A key without a message throws, like any other. */
export function useNavigationWords(): (item: Pick<LiveItem, 'langKey' | 'label'>) => string {
  const t = useMessages() as (langKey: string) => string
  return ({ langKey, label }) => label ?? t(langKey)
}
