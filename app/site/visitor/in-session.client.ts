/** Reads or writes what the tab keeps for its session. Null where the browser denies the storage. */
export function inSession<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}
