/** Every address that no page has. Its loader throws what the server decided, and the error screen is shown. */
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function NotFoundRoute() {
  return null
}
