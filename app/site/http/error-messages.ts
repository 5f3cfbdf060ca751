/** "No route matches: 404, non-fatal, 'Page not found: {fullPath}'". */
export const pageNotFound = (fullPath: string): string => `Page not found: ${fullPath}`

/** "The page of a promotion that has ended answers 410". */
export const pageGone = (fullPath: string): string => `Page gone: ${fullPath}`

/** "Route validation fails: 'Page Not Found: {fullPath}'". */
export const routeNotValid = (fullPath: string): string => `Page Not Found: ${fullPath}`

/** "Missing route middleware: 'Unknown route middleware'". */
export const unknownMiddleware = (): string => 'Unknown route middleware'
