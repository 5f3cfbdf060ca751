/** The most common passwords that have a letter, a digit and eight characters, in lower case: those that are tried first. */
export const commonPasswords: readonly string[] = (
  'password1 password12 password123 password1234 passw0rd p4ssw0rd p4ssword pa55word passwort1 motdepasse1 contrasena1 ' +
  'wachtwoord1 senha123 salasana1 jelszo123 haslo123 lozinka1 parol123 qwerty12 qwerty123 qwerty1234 qwertyuiop1 1q2w3e4r ' +
  '1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsx123 zaq12wsx zaq1zaq1 azerty12 azerty123 qwertz123 asdf1234 asdfgh12 zxcvbnm1 ' +
  'abcd1234 abc12345 abc123456 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 1234567a 12345678a 123456789a ' +
  '1234abcd 123abc123 abc123abc iloveyou1 welcome1 welcome123 letmein1 letmein123 admin123 admin1234 administrator1 changeme1 ' +
  'changeme123 default1 football1 baseball1 basketball1 princess1 sunshine1 superman1 batman123 monkey123 dragon123 master123 ' +
  'shadow123 michael1 jordan23 jessica1 charlie1 liverpool1 chelsea1 arsenal1 computer1 internet1 whatever1 trustno1 starwars1 ' +
  'pokemon123 minecraft1 samsung1 google123 test1234 test12345 hello123 hello1234 love1234 poker123 poker1234 casino123'
).split(' ')
