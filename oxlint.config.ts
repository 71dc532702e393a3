import { defineConfig, type OxlintOverride } from 'oxlint'

/** Doors never import each other. */
const doors = ['web', 'api', 'jobs']

/** A room may import the rooms below it. */
const rooms = [
  'settings',
  'reports',
  'back-tests',
  'cases',
  'warehouse',
  'inspection',
  'clarification',
  'payouts',
  'reviews',
  'business',
  'trades',
  'accounts',
  'cart',
  'offers',
  'search',
  'price-watch',
  'catalogue',
  'newsletter',
  'contact',
  'content',
  'tracking',
  'partners',
  'staff',
  'passwords',
  'error-reports',
  'letters',
  'i18n',
  'retention',
  'lists',
]

/** Nobody leaves a folder sideways; whoever goes to another floor says its name. */
const sideways = { group: ['../*/**'], message: 'Start the import with the name of its floor, such as #domain/…' }

/** The process wires everything together, and knows the demo; nobody knows the process. */
const upstairs = {
  group: ['#server/**', '#demo/**'],
  message: 'Only scripts and tests import the process or the demo.',
  allowTypeImports: true,
}

type Pattern = { group: string[]; message: string; importNames?: string[]; allowTypeImports?: boolean }

const forbid = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'eslint/no-restricted-imports': ['error', { patterns: [sideways, upstairs, ...patterns] }] },
})

const withoutTypes = (group: string[], message: string) => ({ group, message, allowTypeImports: true })

const patternsOf = (door: string): Pattern[] => [
  {
    group: doors.filter((other) => other !== door).map((other) => `#${other}/**`),
    message: 'Doors never import each other.',
  },
  { group: ['#domain/**/*-store.ts'], message: 'Ask the room, not its store.' },
  withoutTypes(['#engines/**'], 'Engines are handed in; import their types only.'),
  ...(door === 'web'
    ? [{ group: ['#domain/i18n/**'], message: 'A page has one language: all of them would travel.' }]
    : []),
  ...(door === 'api'
    ? [{ group: ['hono-openapi'], importNames: ['describeRoute'], message: 'Say who may call it: describe-route.ts.' }]
    : []),
]

const doorArrows = doors.map((door) => forbid([`src/${door}/**`], patternsOf(door)))

/** In the back office nobody is handed anything without stating a permission, and the door of it asks for that. */
const officeArrows = [
  forbid(
    ['src/web/backoffice/**'],
    [
      ...patternsOf('web'),
      { group: ['#web/context.ts'], message: 'State a permission: office.read(…) or office.change(…).' },
      {
        group: ['react-router'],
        importNames: ['LoaderFunctionArgs', 'ActionFunctionArgs', 'MiddlewareFunction'],
        message: 'State a permission: office.read(…) or office.change(…).',
      },
    ],
  ),
  forbid(['src/web/backoffice/office-handlers.ts', 'src/web/backoffice/office.tsx'], patternsOf('web')),
]

const roomArrows = rooms.map((room, floor) =>
  forbid(
    [`src/domain/${room}/**`],
    [
      {
        group: rooms.slice(0, floor).map((above) => `#domain/${above}/**`),
        message: 'Rooms import only the rooms below them.',
      },
      {
        group: rooms.filter((other) => other !== room).map((other) => `#domain/${other}/**/*-store.ts`),
        message: 'A store is private to its room.',
      },
      { group: doors.map((door) => `#${door}/**`), message: 'A room knows no door.' },
      {
        group: ['hono', 'hono/**', 'react', 'react-dom', 'react-router'],
        message: 'A room holds no HTTP and no HTML.',
      },
      withoutTypes(['#engines/**'], 'Engines are handed in; import their types only.'),
    ],
  ),
)

const groundArrows = forbid(
  ['src/shop/**'],
  [
    {
      group: ['#api/**', '#web/**', '#jobs/**', '#domain/**', '#engines/**', 'node:*'],
      message: 'The ground knows nobody.',
    },
  ],
)

const cellarArrows = forbid(
  ['src/engines/**'],
  [{ group: ['#api/**', '#web/**', '#jobs/**', '#domain/**'], message: 'The cellar knows nobody upstairs.' }],
)

const demoArrows: OxlintOverride = {
  files: ['src/demo/**'],
  rules: {
    'eslint/no-restricted-imports': [
      'error',
      { patterns: [sideways, withoutTypes(['#server/**'], 'The process starts the demo, not the other way.')] },
    ],
  },
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['build', 'var', '.react-router', 'node_modules'],
  rules: {
    'eslint/max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'eslint/max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'eslint/no-else-return': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'eslint/no-restricted-imports': ['error', { patterns: [sideways] }],
    'react/react-in-jsx-scope': 'off',
    // What only scripts can know is set in an effect, after the server's page was taken over.
    'react/set-state-in-effect': 'off',
    // The rule of the hooks plugin says the same, and better.
    'react/exhaustive-effect-dependencies': 'off',
    // One after the other is often what is meant.
    'eslint/no-await-in-loop': 'off',
    // It does not see that somebody else may end the loop.
    'eslint/no-unmodified-loop-condition': 'off',
    // Parameters that are left out of an object on purpose are called _.
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_+$', argsIgnorePattern: '^_+$' }],
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'promise/no-promise-in-callback': 'off',
    // It means windows; threads have no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // A scrolling region must take the focus, and `role` names what no element does.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...doorArrows,
    ...officeArrows,
    ...roomArrows,
    groundArrows,
    cellarArrows,
    demoArrows,
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.contract.ts', 'tests/**'],
      rules: {
        'eslint/max-lines-per-function': 'off',
        'eslint/no-restricted-imports': 'off',
        // Assertions may carry a sentence, live in a helper, or run over a table.
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-conditional-tests': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-describe-callback': 'off',
        'vitest/valid-expect': 'off',
      },
    },
    {
      files: ['src/shop/redirects/**', 'src/shop/addresses/towns/**', 'src/engines/database/schema.ts'],
      rules: { 'eslint/max-lines': 'off' },
    },
    // A backdrop and a list of tabs listen for those inside them; what an effect does once on arrival, it does once.
    {
      files: ['src/web/ui/**'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
        'react-hooks/exhaustive-deps': 'off',
      },
    },
    { files: ['src/api/description/describe-route.ts'], rules: { 'eslint/no-restricted-imports': 'off' } },
    // A column of a table says how it shows a row: that is no component.
    { files: ['src/web/backoffice/**'], rules: { 'react/no-unstable-nested-components': 'off' } },
    // The strokes of a drawing have no names.
    { files: ['src/web/art/**'], rules: { 'eslint/max-lines': 'off', 'react/no-array-index-key': 'off' } },
  ],
})
