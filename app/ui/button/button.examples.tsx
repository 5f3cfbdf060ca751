/** Buttons are a class: of a button, or of a link that looks like one. */
export const examples = [
  {
    name: 'act',
    element: (
      <button type="button" className="button button--act">
        Download
      </button>
    )
  },
  {
    name: 'quiet',
    element: (
      <button type="button" className="button button--quiet">
        All tournaments
      </button>
    )
  },
  {
    name: 'a link',
    element: (
      <a href="#button" className="button button--quiet">
        Read on
      </a>
    )
  },
  {
    name: 'long words',
    element: (
      <button type="button" className="button button--act">
        Aktivierungsbestätigung anfordern
      </button>
    )
  }
]
