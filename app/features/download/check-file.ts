/** A file that we publish, as the page lists it. */
export type PublishedFile = { build: string; sizeBytes: number; sha256: string }

export type Verdict = { kind: 'match'; build: string } | { kind: 'mismatch' } | { kind: 'tooLarge' }

/** A browser hashes a file in one piece, in memory: no more than this. */
export const maxHashedBytes = 1_073_741_824

/** The verdict on a file before it is hashed: one too large to hash is ours only if one of ours has its size. Null where its SHA-256 decides. */
export function verdictBySize(sizeBytes: number, files: readonly PublishedFile[]): Verdict | null {
  if (sizeBytes <= maxHashedBytes) return null
  return files.some(file => file.sizeBytes === sizeBytes) ? { kind: 'tooLarge' } : { kind: 'mismatch' }
}

/** Whether a file is one of those that we publish. */
export function verdictBySum(sha256: string, files: readonly PublishedFile[]): Verdict {
  const found = files.find(file => file.sha256 === sha256.toLowerCase())
  return found ? { kind: 'match', build: found.build } : { kind: 'mismatch' }
}

/** A digest as the page writes it: small hexadecimal digits. */
export const hexadecimal = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
