/**
 * Takes a title apart at its first figure, so that the figure can be set large: "{guarantee} to share" has nothing before it and " to share" after. Returns the
 * parts, empty where there is none.
 */
export function aroundFigure(title: string): { before: string; figure: string; after: string } {
  const [figure = ''] = title.match(/\{\w+\}/) ?? []
  const at = figure === '' ? title.length : title.indexOf(figure)
  return { before: title.slice(0, at), figure, after: title.slice(at + figure.length) }
}
