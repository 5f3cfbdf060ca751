import type { ComponentType } from 'react'
import { Blog } from './pages/blog/blog.tsx'
import { BlogPost } from './pages/blog-post/blog-post.tsx'
import { EquityCalculator } from './pages/equity-calculator/equity-calculator.tsx'
import { Glossary } from './pages/glossary/glossary.tsx'
import { HandRankings } from './pages/hand-rankings/hand-rankings.tsx'
import { PokerSchool } from './pages/poker-school/poker-school.tsx'
import { Policy } from './pages/policy/policy.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  blog: Blog,
  'blog-post': BlogPost,
  'equity-calculator': EquityCalculator,
  glossary: Glossary,
  'hand-rankings': HandRankings,
  'poker-school': PokerSchool,
  policy: Policy
}
