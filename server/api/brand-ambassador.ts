import { inducementShown } from '../../app/site/page/inducement-shown.ts'
import { teamOn } from '../../app/site/page/team.ts'
import { json } from '../http/answers.ts'
import { type SiteContext, visitorScope } from '../http/site-context.ts'

/** GET /api/brand-ambassador: "list of {slug, name}", "`[]` where gated" by configuration, law or the sites of a person. */
export function answerBrandAmbassador(c: SiteContext): Response {
  const { facts, content } = c.var
  const { siteId } = facts
  const shown = inducementShown(visitorScope(c), 'ambassadors')
  const list = shown ? teamOn({ content, siteId }).map(({ slug, name }) => ({ slug, name })) : []
  return json(c, list)
}
