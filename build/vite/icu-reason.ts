/** The parser's finds in words of translators; the rest are its own names, read as words. */
const icuReasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing brace } is missing',
  EMPTY_ARGUMENT: 'there is nothing between { and }',
  MALFORMED_ARGUMENT: 'between { and } is more than a name: an apostrophe, a space or a comma',
  EXPECT_ARGUMENT_TYPE: 'after the comma the kind is missing: number, date, plural or select',
  INVALID_ARGUMENT_TYPE: 'after the comma is no kind: write number, date, plural or select as the source does',
  MISSING_OTHER_CLAUSE: 'the choice other {…} is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a choice such as one {…} or other {…} is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a choice has no words in braces',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'a choice such as other {…} is missing',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'a choice has no words in braces',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a choice is there twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a choice is there twice',
  UNCLOSED_TAG: 'a tag is not closed',
  UNMATCHED_CLOSING_TAG: 'a closing tag belongs to none that is open'
}

/** What is wrong with a message, in words. In: what its parser threw. */
export function icuReason(error: unknown): string {
  const { message = '', location } = error as { message?: string; location?: { start: { offset: number } } }
  const reason =
    icuReasons[message] ?? (/^[A-Z_]+$/.test(message) ? message.toLowerCase().replaceAll('_', ' ') : message)
  return location ? `${reason} (character ${location.start.offset + 1})` : reason
}
