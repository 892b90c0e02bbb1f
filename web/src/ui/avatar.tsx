import styled from 'styled-components';
import { type OwnPicture, Picture } from './picture';

const Letters = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-2);
  background: var(--surface-2);
  color: var(--text-2);
  font: 400 clamp(1.1rem, 26cqi, 5rem) / 1 var(--font-display);
`;
const Frame = styled.span`
  display: block;
  container-type: inline-size;
`;

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part[0] ?? '')
    .join('');

/** Initials for a person without a portrait. */
export const Initials = ({ of: name }: { of: string }) => (
  <Letters aria-hidden data-letters>
    {initialsOf(name)}
  </Letters>
);

/** A person's portrait, or their initials. */
export function Avatar({
  person: { name, img, picture },
  sizes,
  alt,
  isFirst,
}: {
  person: { name: string; img: string; picture: OwnPicture | null };
  sizes: string;
  /** Empty if the name is next to it. */
  alt: string;
  isFirst?: boolean;
}) {
  if (img)
    return <Picture src={img} own={picture} kind="portrait" sizes={sizes} alt={alt} isFirst={isFirst} />;
  return (
    <Frame>
      <Initials of={name} />
    </Frame>
  );
}
