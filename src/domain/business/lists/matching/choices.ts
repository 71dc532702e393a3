import type { Suggestion } from '#domain/business/lists/device-list.ts'
import { chooseVariant } from './choose-variant.ts'
import type { KnownDevice, KnownModel } from './known-models.ts'
import { withoutModel } from './match-model.ts'

/** More buttons than this nobody reads; whoever means none of them searches. */
export const MAX_CHOICES = 6

export const asSuggestion = ({ id, fullName }: KnownDevice): Suggestion => ({ device: id, name: fullName })

/** Devices of these models that fit what else a row says: the storage that it names, or every one that there is. */
export function choicesOf(models: readonly KnownModel[], words: readonly string[]): Suggestion[] {
  const each = Math.max(1, Math.floor(MAX_CHOICES / Math.max(models.length, 1)))
  return models
    .flatMap((model) => {
      const choice = chooseVariant(model, withoutModel(words, model).rest, false)
      return (choice.ok ? [choice.device] : choice.among).slice(0, each)
    })
    .slice(0, MAX_CHOICES)
    .map(asSuggestion)
}
