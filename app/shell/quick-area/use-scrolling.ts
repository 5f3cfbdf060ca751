import { useEffect, useState } from 'react'
import { followScrolling, type Motion } from './quick-actions.ts'

/** How the page is being scrolled. Until the first scroll event it rests at its top, as the server's markup says. */
export function useScrolling(): { motion: Motion; awayFromTop: boolean } {
  const [motion, setMotion] = useState<Motion>('resting')
  const [awayFromTop, setAwayFromTop] = useState(false)
  useEffect(() => {
    const look = () => setAwayFromTop(scrollY > 0)
    const scrolling = followScrolling((ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    }, setMotion)
    const follow = () => {
      look()
      scrolling.scrolled()
    }
    look()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      scrolling.end()
    }
  }, [])
  return { motion, awayFromTop }
}
