/** As they stand in an address: the character nought, half a character, bytes that are none, and far too much. */
export const strangeValues = {
  nought: 'a%00b',
  half: 'a%ED%A0%80b',
  broken: '%FF%C0',
  reversed: '%E2%80%AE',
  long: 'x'.repeat(300),
}
