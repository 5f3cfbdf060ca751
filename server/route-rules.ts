import type { RouteRules } from './pages/answer-page.ts'

/** The middleware and checks that rows of the site map may name. None of the live pages needs one yet. */
export const routeRules: RouteRules = { middleware: {}, validate: {} }
