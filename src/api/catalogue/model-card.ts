import * as v from 'valibot'

/** How the API tells of a model that somebody may have in the hand: see `LinkedModel`. */
export const modelCard = v.pipe(
  v.object({
    name: v.string(),
    manufacturer: v.string(),
    url: v.pipe(v.string(), v.description('The path of its page in this shop')),
    image: v.string(),
    upTo: v.pipe(v.number(), v.integer(), v.description('The most that the shop pays, in cents; 0 means recycling')),
  }),
  v.metadata({ ref: 'Model' }),
)
