import type { YourDataPage } from '../../../../content/pages/your-data/your-data.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import type { FormState } from '../../../site/page/visit.ts'
import { CheckField } from '../../../ui/field/field.tsx'
import { FormFault } from '../../../ui/form-panel/form-fault.tsx'

type Props = Pick<YourDataPage, 'copy' | 'deletion'> & { token: string; form: FormState | null }

/** What the link of the mail opens: a copy of one's data, and its deletion, which is confirmed first. */
export function DataLink({ copy, deletion, token, form }: Props) {
  const { t, href } = usePage()
  const { understood, form: whole } = form?.errors ?? {}
  const hidden = (
    <>
      <input type="hidden" name="page" value={href('/your-data/') ?? ''} />
      <input type="hidden" name="token" value={token} />
    </>
  )
  return (
    <>
      <form className="form-panel form-panel__form" action="/api/your-data/export" method="post">
        <h2 className="form-panel__title">{copy.title}</h2>
        <p className="form-panel__lead">{copy.text}</p>
        {hidden}
        <button type="submit" className="button button--act">
          {copy.submit}
        </button>
      </form>
      <form
        className="form-panel form-panel--quiet form-panel__form"
        action="/api/your-data/delete"
        method="post"
        noValidate
      >
        <h2 className="form-panel__title">{deletion.title}</h2>
        <p className="form-panel__lead">{deletion.text}</p>
        {whole && <FormFault text={t(whole)} focused />}
        {hidden}
        <CheckField
          id="your-data-understood"
          name="understood"
          label={deletion.understood}
          fault={understood && t(understood)}
          focused={understood !== undefined}
        />
        <button type="submit" className="button button--quiet">
          {deletion.submit}
        </button>
      </form>
    </>
  )
}
