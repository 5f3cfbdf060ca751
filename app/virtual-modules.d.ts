declare module 'virtual:messages' {
  import type { Messages } from './site/messages/translate.ts'

  const messages: Record<string, Messages>
  export default messages
}
declare module 'virtual:pictures' {
  import type { PictureFacts } from './ui/picture/picture-source.ts'

  const pictures: Record<string, PictureFacts>
  export default pictures
}
declare module 'virtual:portraits' {
  const portraits: Record<string, { plain: string; dense: string }>
  export default portraits
}
declare module 'virtual:share-pictures' {
  const shares: Record<string, string>
  export default shares
}

declare module '*?minified' {
  const script: string
  export default script
}
