/** Addresses below which no page shows a payload: calls, downloads, the stand-ins of the demo, and pages that open in a tab of their own. */
export const notPages = ['/api/', '/download/start/', '/network/', '/sample-client/', '/support-desk/'] as const
