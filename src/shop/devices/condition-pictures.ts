/** The questionnaires whose answers are drawn. */
export const conditionCategories = [
  'phone',
  'tablet',
  'notebook',
  'camera',
  'lens',
  'console',
  'watch',
  'headphones',
] as const

export type ConditionCategory = (typeof conditionCategories)[number]

const yesOrNo = 'YES NO'
const everywhere = { NEW: 'SEALED USED' }
const electric = { ...everywhere, POWER: yesOrNo }
const functions = 'ALL_OK SOME_DEFECTS'
const locks = 'REMOVED WILL_REMOVE CANNOT_REMOVE'
const displayGlass = 'NO_MARKS HAIRLINES SCRATCHED DEEP CRACKED'
const housing = 'NO_MARKS LIGHT VISIBLE DENTS CRACKED_BACK BENT'
const capacity = 'GE_85 P80_84 LT_80 UNKNOWN SWOLLEN'
const picture = 'OK BURN_IN LINES'

/** By questionnaire and question: the answers that a picture explains. What belongs to whom, no picture can tell. */
const pictured: Record<ConditionCategory, Record<string, string>> = {
  phone: {
    ...electric,
    LOCK: locks,
    SIMLOCK: 'FREE LOCKED UNKNOWN',
    REGION: 'EU NON_EU',
    FUNCTIONS: functions,
    DEFECTS: 'BIOMETRY CAMERA_REAR CAMERA_FRONT AUDIO BUTTONS CHARGE_PORT WIRELESS NETWORK SENSORS',
    DISPLAY_FUNCTION: picture,
    DISPLAY_GLASS: displayGlass,
    HOUSING: housing,
    BATTERY: capacity,
    LIQUID: yesOrNo,
    REPAIR: 'NEVER AUTHORISED THIRD_PARTY',
    ACCESSORIES: 'CABLE ADAPTER BOX',
  },
  tablet: {
    ...electric,
    LOCK: locks,
    FUNCTIONS: functions,
    DEFECTS: 'BIOMETRY CAMERA AUDIO BUTTONS CHARGE_PORT WIRELESS NETWORK PEN',
    DISPLAY_FUNCTION: picture,
    DISPLAY_GLASS: displayGlass,
    HOUSING: housing,
    BATTERY: capacity,
    LIQUID: yesOrNo,
    ACCESSORIES: 'CABLE ADAPTER PEN KEYBOARD BOX',
  },
  notebook: {
    ...electric,
    LOCK: locks,
    FUNCTIONS: functions,
    DEFECTS: 'KEYS TRACKPAD PORTS CHARGING AUDIO_CAM WIRELESS FAN DRIVE BIOMETRY HINGE',
    DISPLAY_FUNCTION: 'OK SPOTS LINES',
    DISPLAY_GLASS: displayGlass,
    HOUSING: housing,
    BATTERY: 'GOOD WEAK DEAD SWOLLEN',
    LIQUID: yesOrNo,
    ACCESSORIES: 'CHARGER BOX',
  },
  camera: {
    ...electric,
    SHUTTER: 'LT_20K LT_50K LT_100K GE_100K UNKNOWN',
    SENSOR: 'CLEAN DUST DAMAGED',
    FUNCTIONS: functions,
    DEFECTS: 'AUTOFOCUS STABILISER DIALS MONITOR CARD FLASH PORTS MOUNT',
    DISPLAY_GLASS: displayGlass,
    HOUSING: housing,
    RUBBER: 'OK LOOSE',
    LIQUID: yesOrNo,
    ACCESSORIES: 'BATTERY CHARGER BODY_CAP STRAP_BOX',
  },
  lens: {
    ...everywhere,
    GLASS_SURFACE: 'NO_MARKS CLEANING_MARKS SCRATCH SCRATCHES',
    GLASS_INSIDE: 'CLEAR DUST HAZE FUNGUS SEPARATION',
    APERTURE: 'OK OILY STUCK',
    DEFECTS: 'AUTOFOCUS STABILISER ZOOM_RING FOCUS_RING MOUNT FILTER_THREAD',
    HOUSING: housing,
    ACCESSORIES: 'CAPS HOOD TRIPOD_COLLAR CASE_BOX',
  },
  console: {
    ...electric,
    BAN: 'OK WILL_REMOVE BANNED',
    DEFECTS: 'DRIVE HDMI FAN WIRELESS PORTS STORAGE SCREEN CONTROLS',
    CONTROLLERS: 'NONE ONE TWO',
    DRIFT: yesOrNo,
    HOUSING: housing,
    SMELL: yesOrNo,
    ACCESSORIES: 'POWER_CABLE HDMI_CABLE DOCK BOX',
  },
  watch: {
    ...electric,
    LOCK: locks,
    DEFECTS: 'CROWN SENSORS AUDIO WIRELESS CHARGING',
    DISPLAY_FUNCTION: picture,
    DISPLAY_GLASS: displayGlass,
    HOUSING: housing,
    BATTERY: capacity,
    LIQUID: yesOrNo,
    ACCESSORIES: 'CHARGER BAND BOX',
  },
  headphones: {
    ...electric,
    FUNCTIONS: functions,
    DEFECTS: 'ONE_SIDE SOUND NOISE_CANCELLING MICROPHONE BUTTONS BLUETOOTH CHARGING_CASE CHARGE_PORT',
    HOUSING: 'NO_MARKS LIGHT VISIBLE DENTS CRACKED BROKEN',
    EAR_PADS: 'OK WORN TORN',
    BATTERY: 'GOOD SHORTER WEAK UNKNOWN NONE SWOLLEN',
    ACCESSORIES: 'CASE CABLE BOX',
  },
}

const inAddress = (code: string): string => code.toLowerCase().replaceAll('_', '-')

const isCategory = (text: string): text is ConditionCategory => Object.hasOwn(pictured, text)

/** Where the picture of an answer is served, such as `('PHONE', 'DISPLAY_GLASS', 'DEEP')`; nothing if it has none. */
export function conditionArt(questionnaire: string, question: string, answer: string): string | undefined {
  const category = inAddress(questionnaire)
  if (!isCategory(category) || !Object.hasOwn(pictured[category], question)) return undefined
  if (!pictured[category][question]!.split(' ').includes(answer)) return undefined

  return `/art/conditions/${category}/${inAddress(question)}/${inAddress(answer)}.svg`
}

export interface PicturedAnswer {
  category: ConditionCategory
  question: string
  answer: string
}

/** Every answer that has a picture, questionnaire by questionnaire. */
export const picturedAnswers = (): PicturedAnswer[] =>
  conditionCategories.flatMap((category) =>
    Object.entries(pictured[category]).flatMap(([question, answers]) =>
      answers.split(' ').map((answer) => ({ category, question, answer })),
    ),
  )
