import { ItemPhoto, type ShownPhoto } from './item-photo.tsx'

/** Small pictures that open large. */
export const PhotoRow = ({ photos }: { photos: readonly ShownPhoto[] }) => (
  <ul className="office-photos">
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <a href={`/photos/${photo.id}`} target="_blank" rel="noreferrer">
          <ItemPhoto photo={photo} index={index} />
        </a>
      </li>
    ))}
  </ul>
)
