const questionsThenAnswers =
  /<ol>\n(?<questions>(?:<li>[^\n]*<\/li>\n)+)<\/ol>\n(?<heading><h3 [^\n]*<\/h3>)\n<ul>\n(?<answers>(?:<li>[^\n]*<\/li>\n){4})<\/ul>/

/**
 * Makes the ten questions of responsible gaming answerable: each gets a yes and a no, and how to read the answers follows them in one list, so that a style
 * sheet can count the yeses. Nothing is sent or stored: the radio buttons belong to no form. In: the text as safe markup and the words of the two
 * answers; a text without such questions is returned as it is.
 */
export function withSelfTest(html: string, { yes, no }: { yes: string; no: string }): string {
  return html.replace(questionsThenAnswers, (...match) => {
    const { questions = '', heading = '', answers = '' } = match.at(-1) as Record<string, string>
    const choice = (index: number, kind: 'yes' | 'no', word: string) =>
      `<label class="bright strong"><input type="radio" name="self-test-${index}" class="self-test__${kind}" required>${word}</label>`
    const asked = itemsOf(questions)
      .map(
        (text, index) =>
          `<li><fieldset><legend>${text}</legend>${choice(index, 'yes', yes)}${choice(index, 'no', no)}</fieldset></li>`
      )
      .join('')
    const readings = itemsOf(answers).map(text => `<li>${text}</li>`)
    return `<ol class="self-test">${asked}<li class="self-test__result">${heading}<ul aria-live="polite">${readings.join('')}</ul></li></ol>`
  })
}

const itemsOf = (list: string): string[] => Array.from(list.matchAll(/<li>(.*)<\/li>/g), ([, text = '']) => text)
