/** What the modal manager throws: "no node provided; trap needs at least one focusable element; a modal manager must be installed". */
export const modalErrors = {
  noNode: 'no node provided',
  nothingToFocus: 'trap needs at least one focusable element',
  notInstalled: 'a modal manager must be installed'
} as const
