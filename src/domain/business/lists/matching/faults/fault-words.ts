/** Answers are tried from left to right: not every questionnaire asks the same about the same part. */
type Fault = { says: RegExp; answers: readonly `${string}=${string}`[] }

/** Something is wrong, whatever it is. All texts are `plainText`. */
export const trouble =
  /defe[kc]t|def\.|kaputt|broken|crack|sprung|bruch|gebroch|\briss|gerissen|damage|beschadig|schaden|fault|splitter|shatter|smash|nicht (?:mehr )?(?:richtig )?funktion|funktion\w* nicht|geht nicht|gehen nicht|reagiert nicht|(?:ohne|keine) funktion|ausgefallen|wackel|(?:does ?n[o']?t|not|isn't|no longer) work|no funciona|ne (?:fonctionne|marche) pas|non funziona|\brot[oa]s?\b|danad|averiad|cass[ea]|fele|fissur|en panne|guast|\brott[oia]|crepat|dannegg|not responding|unresponsive|streifen|flacker|flicker/

/** Words for a crack in something. */
const cracked =
  'sprung|bruch|gebroch|\\briss|gerissen|crack|broken|shatter|smash|splitter|kaputt|\\brot[oa]\\b|cass[ea]|fele|fissur|\\brott[oia]|crepat'

const screen =
  '(?:display|screen|bildschirm|front ?glas|frontscheibe|scheibe|(?<!back|back |ruck|kamera|kamera |camera |rear )gla(?:ss|s)|\\blcd\\b|\\boled\\b|pantalla|ecran|schermo)'

const back =
  '(?:ruckseite|ruck ?(?:glas|cover|deckel|wand)|back ?(?:cover|glass|glas)?\\b|\\brear (?:cover|glass)|gehause|housing|chassis|\\brahmen|\\bframe\\b|\\bdeckel|unterseite|carcasa|tapa trasera|coque|face arriere|scocca|retro\\b)'

const battery = '(?:akku|batterie|battery|bateria|batteria|\\baccu)'

const scratches = '(?:kratz|scratch|raya|rayur|graffi)'

const light = '(?:leicht|fein|klein|wenig|light|minor|hairline|small|leve|leger|legger)'

const deep = '(?:tief|stark|deep|heavy|verkratzt|zerkratzt|profund|profond)'

/** Both words in the same piece of text, in any order. */
const both = (...parts: string[]): RegExp => new RegExp(parts.map((part) => `(?=.*(?:${part}))`).join(''))

const broken = (part: string): RegExp => both(part, trouble.source)

/** Phrases that say by themselves what is wrong, also if there is a “no” in them. */
export const phrases: readonly Fault[] = [
  {
    says: /geht nicht (?:mehr )?an\b|startet nicht|bootet nicht|nicht ein(?:zu)?schalt|schaltet (?:sich )?nicht ein|nicht einschaltbar|\bbootloop|totalschaden|komplett tot|^tot$|^dead$|(?:does ?n[o']?t|won'?t|will not|not) (?:tur?n|power|switch|boot)\w*(?: on| up)?|no power\b|no enciende|ne s'allume pas|non si accende/,
    answers: ['POWER=NO'],
  },
  {
    says: /wasserschaden|feuchtigkeit|flussigkeitsschaden|wasser ?fleck|nass geworden|water ?damage|liquid ?damage|moisture|dano\w* por agua|degat des eaux|oxyde|danni da acqua/,
    answers: ['LIQUID=YES'],
  },
  {
    says: /kein(?:en)? (?:netz|empfang|mobilfunk|signal)|no (?:service|network|signal|reception)|sin (?:red|senal)|pas de reseau|nessun segnale|sim (?:wird )?nicht erkannt/,
    answers: ['DEFECTS=NETWORK', 'DEFECTS=WIRELESS'],
  },
  {
    says: /ladt nicht|nicht (?:mehr )?(?:auf)?laden|(?:does ?n[o']?t|not|won'?t) charg|no carga|ne charge pas|non si carica/,
    answers: ['DEFECTS=CHARGE_PORT', 'DEFECTS=CHARGING', 'DEFECTS=PORTS'],
  },
  {
    says: /kein ton\b|kein klang|no (?:sound|audio)/,
    answers: ['DEFECTS=AUDIO', 'DEFECTS=AUDIO_CAM', 'DEFECTS=SOUND'],
  },
  {
    says: /(?:icloud|google|frp|mdm|fmi|apple.?id|account|konto|find my)\W*(?:lock|gesperrt|sperre|\ban\b|\bon\b|aktiv|nicht (?:entfernt|abgemeldet))|aktivierungssperre|activation lock|^(?:gesperrt|locked|bloqueado|bloque|bloccato)$/,
    answers: ['LOCK=CANNOT_REMOVE', 'BAN=BANNED'],
  },
  {
    says: /(?<!ohne |kein |keine |no |sin |sans |senza )(?:sim|net|netz|carrier|network).?(?:lock|sperre|gebunden)(?!.?(?:frei|free|nein|no\b))/,
    answers: ['SIMLOCK=LOCKED'],
  },
  {
    says: /eingebrannt|burn.?in|pixelfehler|(?:dead|tote) pixel|display ?flecken|flecken (?:im|auf)|verfarb|gelbstich|druckstelle/,
    answers: ['DISPLAY_FUNCTION=BURN_IN', 'DISPLAY_FUNCTION=SPOTS'],
  },
  {
    says: /kein bild\b|no (?:picture|image|display)\b|bildschirm (?:bleibt )?schwarz|black screen|schwarzes display/,
    answers: ['DISPLAY_FUNCTION=LINES', 'DEFECTS=HDMI', 'DEFECTS=SCREEN'],
  },
  { says: both(battery, 'geblah|aufgebl|swollen|bloat|hinchad|gonfl|gonfi'), answers: ['BATTERY=SWOLLEN'] },
  {
    says: /nachbau|fremd(?:display|teil)|nicht (?:mehr )?original|non.?original|aftermarket|drittanbieter|third.?party|unbekanntes teil/,
    answers: ['REPAIR=THIRD_PARTY'],
  },
  {
    says: /(?<!nicht |un)versiegelt|(?<!un)sealed|(?:ein|ver)geschweisst|verschweisst|precintad|\bscelle|sigillat/,
    answers: ['NEW=SEALED'],
  },
  { says: /\bdrift/, answers: ['DRIFT=YES'] },
  { says: /\bpilz|fungus/, answers: ['GLASS_INSIDE=FUNGUS'] },
]

/** A part, and that something is wrong with it. Of two answers to one question the one that stands first here counts. */
export const faults: readonly Fault[] = [
  { says: both(screen, cracked), answers: ['DISPLAY_GLASS=CRACKED', 'DEFECTS=SCREEN', 'DEFECTS=MONITOR'] },
  {
    says: both(`^(?!.*(?:${cracked}))`, `${screen}|touch(?! ?id| ?bar|pad)`, trouble.source),
    answers: ['DISPLAY_FUNCTION=LINES', 'DEFECTS=SCREEN', 'DEFECTS=MONITOR', 'DISPLAY_GLASS=CRACKED'],
  },
  { says: both(screen, scratches, light), answers: ['DISPLAY_GLASS=HAIRLINES'] },
  { says: both(screen, scratches, deep), answers: ['DISPLAY_GLASS=DEEP'] },
  { says: both(screen, scratches), answers: ['DISPLAY_GLASS=SCRATCHED'] },
  { says: /verbogen|\bbent\b|krumm|verzogen|doblad|tordu|piegat/, answers: ['HOUSING=BENT'] },
  { says: broken(back), answers: ['HOUSING=CRACKED_BACK', 'HOUSING=CRACKED', 'HOUSING=BROKEN'] },
  { says: /\bdellen?\b|\bdent(?:s|ed)?\b|beule|abgeplatzt|abollad|ammacc/, answers: ['HOUSING=DENTS'] },
  { says: both(`^(?!.*${screen})`, scratches, light), answers: ['HOUSING=LIGHT'] },
  { says: both(`^(?!.*${screen})`, scratches, deep), answers: ['HOUSING=DENTS'] },
  { says: both(`^(?!.*${screen})`, scratches), answers: ['HOUSING=VISIBLE'] },
  {
    says: both(
      battery,
      `${trouble.source}|schwach|weak|\\blow\\b|service|wartung|wechsel|tausch|verbraucht|halt (?:nicht|kaum|nur)|schlecht|\\bpoor\\b|\\bbad\\b|\\bdead\\b|debil|agotad|faible|debole`,
    ),
    answers: ['BATTERY=LT_80', 'BATTERY=WEAK', 'BATTERY=DEAD'],
  },
  {
    says: broken('(?:front|selfie).?(?:kamera|camera|cam)'),
    answers: ['DEFECTS=CAMERA_FRONT', 'DEFECTS=CAMERA', 'DEFECTS=AUDIO_CAM'],
  },
  {
    says: broken('(?<!front.?|selfie.?)(?:kamera|camera|camara|fotocamera|webcam|\\bcam\\b|objektiv)|blitz'),
    answers: ['DEFECTS=CAMERA_REAR', 'DEFECTS=CAMERA', 'DEFECTS=AUDIO_CAM', 'DEFECTS=FLASH'],
  },
  {
    says: broken('lautsprecher|speaker|mikro|\\bmic\\b|microphone|horer|ohrmuschel|earpiece|audio|altavoz|altoparlant'),
    answers: ['DEFECTS=AUDIO', 'DEFECTS=AUDIO_CAM', 'DEFECTS=SOUND', 'DEFECTS=MICROPHONE'],
  },
  { says: broken('tastatur|keyboard|teclado|clavier|tastiera'), answers: ['DEFECTS=KEYS'] },
  {
    says: broken('tasten?\\b|knopf|schalter|\\w*button|\\bkrone|crown|boton|bouton|\\btasti?\\b'),
    answers: ['DEFECTS=BUTTONS', 'DEFECTS=KEYS', 'DEFECTS=CROWN', 'DEFECTS=DIALS'],
  },
  { says: broken('trackpad|touchpad'), answers: ['DEFECTS=TRACKPAD'] },
  { says: broken('scharnier|hinge|bisagra|charniere|cerniera'), answers: ['DEFECTS=HINGE'] },
  { says: /laut\w* lufter|uberhitz|overheat|loud fan/, answers: ['DEFECTS=FAN'] },
  { says: broken('lufter|\\bfan\\b'), answers: ['DEFECTS=FAN'] },
  {
    says: both(
      'festplatte|\\bssd\\b|\\bhdd\\b|laufwerk|disc drive|lector',
      `${trouble.source}|fehlt|missing|liest nicht`,
    ),
    answers: ['DEFECTS=DRIVE', 'DEFECTS=STORAGE'],
  },
  {
    says: broken('lade(?:buchse|anschluss|port)|charg\\w* port|usb-?c?\\b|lightning|buchse|anschluss|conector|puerto'),
    answers: ['DEFECTS=CHARGE_PORT', 'DEFECTS=CHARGING', 'DEFECTS=PORTS'],
  },
  { says: broken('face ?id|touch ?id|fingerabdruck|fingerprint|huella|empreinte'), answers: ['DEFECTS=BIOMETRY'] },
  { says: broken('wlan|wi-?fi|bluetooth|\\bnfc\\b|\\bgps\\b'), answers: ['DEFECTS=WIRELESS', 'DEFECTS=BLUETOOTH'] },
  { says: broken('\\bsim.?(?:slot|karte|kartenleser|reader|tray)|mobilfunk'), answers: ['DEFECTS=NETWORK'] },
  { says: broken('autofokus|autofocus'), answers: ['DEFECTS=AUTOFOCUS'] },
  { says: broken('sensor|vibration'), answers: ['DEFECTS=SENSORS', 'SENSOR=DAMAGED'] },
]

/** What is left of a battery: “Akku 78 %”, “battery health: 84%”, “BH 91 %”. */
export const batteryPercent = new RegExp(
  `(?:${battery}|\\bbh\\b)\\D{0,25}?(\\d{2,3}) ?%|(\\d{2,3}) ?%[^,;]{0,12}${battery}`,
)

/** Nothing is wrong, unless a “not” belongs to something else. */
export const isFine = (text: string): boolean => fine.test(text) && !worksNot.test(text)

const worksNot =
  /funktion\w* nicht|nicht (?:mehr )?(?:richtig )?funktion|(?:ohne|keine) funktion|geht nicht|(?:not|n't|no longer) work|no funciona|non funziona/

const fine =
  /\bok(?:ay)?\b|\bi\.? ?o\.?\b|in ordnung|einwandfrei|voll funktion|funktionsfahig|funktioniert(?! nicht)|\bworks?\b|working(?<!not working)|\bkeine?r?\b|\bohne\b|\bwithout\b|\bno(?:ne|t (?:damaged|broken))?\b|\bsin\b|\bsans\b|\baucun|\bsenza\b|\bnessun|nicht (?:defekt|beschadigt|kaputt)|unbeschadigt|undamaged|^(?:nein|no|-+|x|0|n\/?a|k\.? ?a\.?)$/

/** What is broken beyond being described in a word, or is sold for its parts: somebody has to say what is wrong with it. */
export const brokenSomehow = new RegExp(
  `${trouble.source}|bastler|ersatzteil|for parts|spares|\\bteile\\b|schrott|\\bdead\\b`,
)
