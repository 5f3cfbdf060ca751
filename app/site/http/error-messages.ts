/** "No route matches: 404, non-fatal, 'Page not found: {fullPath}'". */
export const pageNotFound = (fullPath: string): string => `Page not found: ${fullPath}`

/** "Route validation fails: 'Page Not Found: {fullPath}'". */
export const routeNotValid = (fullPath: string): string => `Page Not Found: ${fullPath}`

/** "Missing route middleware: 'Unknown route middleware'". */
export const unknownMiddleware = (): string => 'Unknown route middleware'
