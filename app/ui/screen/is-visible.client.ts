/** Whether an element is drawn: in a closed `<details>` and in what is `hidden="until-found"` there are rectangles, and nothing to be seen. Safari says so from 17.4 on. */
export const isVisible = (element: Element): boolean =>
  'checkVisibility' in element
    ? element.checkVisibility({ visibilityProperty: true })
    : getComputedStyle(element).visibility === 'visible'
