/** What stands in the files of the merchant's texts, by country and topic: `de/terms`. */
export type MerchantTexts = ReadonlyMap<string, string>
