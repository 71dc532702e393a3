import { registerHooks } from 'node:module'

/** Rooms that write letters import the words of all languages, which only a build can make. Who only reads needs none. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('virtual:')
      ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
      : next(specifier, context),
})
