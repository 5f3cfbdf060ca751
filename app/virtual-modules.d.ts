declare module 'virtual:messages' {
  import type { Messages } from './site/messages/translate.ts'

  const messages: Record<string, Messages>
  export default messages
}
declare module 'virtual:client-messages' {
  import type { Messages } from './site/messages/translate.ts'

  const load: Record<string, () => Promise<{ default: Messages }>>
  export default load
}
declare module 'virtual:pictures' {
  const pictures: Record<string, { width: number; height: number; sizes: { width: number; url: string }[] }>
  export default pictures
}
