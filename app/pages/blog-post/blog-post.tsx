import { setLarge } from '../../domain/figures/set-large.ts'
import { PostFacts } from '../../features/blog/post-facts.tsx'
import { PostList } from '../../features/blog/post-list.tsx'
import { postsShown, relatedPosts } from '../../features/blog/posts-shown.ts'
import { Chart } from '../../features/sections/chart-section.tsx'
import { SubjectDrawing } from '../../features/sections/subject-drawing.tsx'
import { renderMarkdown } from '../../site/markdown/render-markdown.ts'
import { splitAtHeadings } from '../../site/markdown/split-at-headings.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { postOf } from '../../site/page/post-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'

/** A post of the blog: when it came out, its text with figures drawn and in the margin, and what to read next. Its layout shows drawing, title, summary and contents. */
export function BlogPost() {
  const scope = usePage()
  const { t, href } = scope
  const { slug, words } = postOf(scope)
  const { opening, sections } = splitAtHeadings(words.bodyMarkdown)
  const posts = postsShown(scope)
  const listed = posts.find(post => post.slug === slug)
  const related = relatedPosts(posts, slug)
  return (
    <>
      {listed && <PostFacts {...listed} />}
      {[opening, ...sections].map(
        (markdown, section) => markdown !== '' && <PostSection key={markdown} markdown={markdown} section={section} />
      )}
      {related.length > 0 && (
        <section className="post-related" aria-labelledby="related">
          <h2 id="related">{t('blog-post.related')}</h2>
          <PostList posts={related} />
        </section>
      )}
      <MoreLink href={href('/blog/')} text={pageCopy(scope, 'blog').title} />
    </>
  )
}

/** A section of a post, counted from 1; 0 is what is before the first heading. */
function PostSection({ markdown, section }: { markdown: string; section: number }) {
  const scope = usePage()
  const { notes = [], drawings = [], charts = [], words } = postOf(scope)
  const drawing = drawings.find(drawn => drawn.section === section)
  const { html } = renderMarkdown(markdown, { resolveHref: scope.href })
  return (
    <section className="post-section above-24">
      {drawing && <SubjectDrawing of={drawing.subject} />}
      <div className="prose post-text text-lead" dangerouslySetInnerHTML={{ __html: html }} />
      {notes.map(
        (note, index) =>
          note.section === section && (
            <p key={note.figure} className="post-note quiet text-plain">
              <strong className="number bright">{setLarge(fillForPage(scope, `{${note.figure}}`))}</strong>{' '}
              {words.notes?.[index]}
            </p>
          )
      )}
      {charts.map((chart, index) => {
        const of = words.charts?.[index]
        return (
          chart.section === section &&
          of && (
            <div key={of.title} className="post-chart">
              <Chart {...chart} words={of} titled />
            </div>
          )
        )
      })}
    </section>
  )
}
