/** Widths of letters in hundredths of the type size, rounded up: each row says which letters are so wide. Measured in the two faces, in the boldest weight that charts use. */
export const letterWidths = {
  body: {
    25: "'ilìíîïї",
    30: ' \u00a0\u202f!,.:;IjÌÍÎÏіІЇ’·',
    35: '()ł',
    40: '"frtř°',
    45: '*г',
    50: '-/ťґт“”„',
    55: '?ksvxzśšźżžєзхчь«»',
    60: '+<=>FJLTacehnouàáâäãåçèéêëñòóôöõøùúûüąćčęěńňőůűŁабвеклнопсуцяГҐТ–×−',
    65: '0123456789EPXZbdgpqy£ßýÿďđğÈÉÊËĘŹŻŽдийрЕЗРУХЬ',
    70: '#ABKRSY$ÀÁÂÄÃÅĄŚŠАБВКЛЧЯ',
    75: '&CDGHUV€ÇÙÚÛÜĆČĐŰмДЄИЙНПСЦ…',
    80: 'NOQÑÒÓÔÖÕØŃŐжфО—',
    85: 'mшщю',
    90: '%MwМФ',
    95: 'æÆЖ',
    105: 'WœШЩЮ'
  },
  display: {
    20: " \u00a0\u202f'IJijlìíîïłÌÍÎÏіїІЇ",
    25: '!(),.:;’·',
    30: 'frtř°',
    35: '"*-/LszśšťźżžŁгґзГҐ',
    45: '0123456789#&+<=>?$€£ßABCDEFKOPQRSTUVXYZabcdeghknopquvxyàáâäãåçèéêëñòóôöõøùúûüýÿąćčďđęěğńňőůűабвдеєийклмнопрсухцчьяАБВЕЗКЛОРСТУХЧЬЯ“”„«»×−',
    50: 'GHNÑĐŃДИЙНПЦЄ–',
    55: 'wæжфю',
    65: '%MWmœÆŒтшщЖМФШЩЮ—…'
  }
} as const satisfies Record<string, Record<number, string>>
