import * as v from 'valibot'

/** Exactly the fields of specification §3: what the rooms know beyond them is dropped. */
const listed = { id: v.number(), name: v.string(), url: v.string(), thumbnail: v.string() }

const texts = { content: v.string(), metaDescription: v.string(), metaKeywords: v.string() }

const entries = v.array(v.object(listed))

export const categoryAnswer = v.object({ ...listed, ...texts, manufacturers: entries, topManufacturers: entries })

export const categoriesAnswer = v.array(v.object({ ...listed, ...texts }))

export const manufacturerAnswer = v.object({ ...listed, ...texts, series: entries, topSeries: entries })

export const seriesAnswer = v.object({ ...listed, ...texts })

const answer = v.object({ id: v.number(), code: v.string(), text: v.string() })

const question = v.object({
  id: v.number(),
  code: v.string(),
  question: v.string(),
  description: v.string(),
  answers: v.array(answer),
})

export const deviceAnswer = v.object({
  id: v.number(),
  name: v.string(),
  model: v.string(),
  url: v.string(),
  category: v.string(),
  categoryId: v.number(),
  manufacturer: v.string(),
  manufacturerId: v.number(),
  series: v.string(),
  seriesId: v.number(),
  image: v.string(),
  thumbnail: v.string(),
  questions: v.array(question),
  releaseYear: v.number(),
  releaseMonth: v.nullable(v.number()),
  searchTerms: v.string(),
})
