/** The picture of an answer, beside the answer's words: they say it, the picture is decoration. */
export function ConditionPicture({ address, size = 96 }: { address: string; size?: number }) {
  return <img src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />
}
