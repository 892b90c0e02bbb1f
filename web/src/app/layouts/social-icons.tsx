const svgProps = {
  viewBox: '0 0 24 24',
  width: 22,
  height: 22,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: false,
} as const;

/** A camera. */
export function InstagramIcon() {
  return (
    <svg {...svgProps}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </svg>
  );
}

/** An f in a ring. */
export function FacebookIcon() {
  return (
    <svg {...svgProps}>
      <circle cx="12" cy="12" r="9" />
      <path d="M10.8 20.8v-9.3c0-2 1-3.2 3.4-3.2M8.6 12.6h5.2" />
    </svg>
  );
}

/** A pin on a board. */
export function PinterestIcon() {
  return (
    <svg {...svgProps}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.3 12.7c-1.2-2.6.6-5 3.1-5s3.9 2.2 3 4.6c-.8 2-3 2.4-3.9 1M12.1 10.2 10 19" />
    </svg>
  );
}

/** A musical note. */
export function TikTokIcon() {
  return (
    <svg {...svgProps}>
      <path d="M14 4v10.5a3.75 3.75 0 1 1-3.75-3.75M14 4c.3 2.6 2 4.3 4.75 4.5" />
    </svg>
  );
}

/** A play button. */
export function YouTubeIcon() {
  return (
    <svg {...svgProps}>
      <rect x="2.75" y="5.5" width="18.5" height="13" rx="4" />
      <path d="m10.25 9.25 4.75 2.75-4.75 2.75z" />
    </svg>
  );
}

/** Two crossed strokes. */
export function XIcon() {
  return (
    <svg {...svgProps}>
      <path d="m5 4.5 14 15M19 4.5l-14 15" />
    </svg>
  );
}
