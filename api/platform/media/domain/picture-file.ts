const fileFormats = ['avif', 'webp'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The widths that pages need: a phone, a card on a high-resolution screen, and a full page. */
const wantedWidths = [480, 960, 1600];

export const MAX_WIDTH = 1600;

/** The stored widths of a picture with this width, smallest first. Pictures are never enlarged. */
export const widthsOf = (width: number): number[] => [
  ...wantedWidths.filter((wanted) => wanted < width),
  width,
];

export const fileName = (name: string, width: number, format: FileFormat): string =>
  `${name}-${width}.${format}`;

/** The only valid form of a file name. Any other name is a 404, whatever is on the disk. */
export const isFileName = (value: string): boolean =>
  /^[0-9a-f]{32}-[1-9][0-9]{0,3}\.(avif|webp)$/.test(value);

/** The picture that a file belongs to, and the file's width. */
export const partsOf = (file: string): { name: string; width: number } => ({
  name: file.slice(0, file.indexOf('-')),
  width: Number.parseInt(file.slice(file.indexOf('-') + 1), 10),
});

export const filesOf = ({ name, widths }: { name: string; widths: number[] }): string[] =>
  widths.flatMap((width) => fileFormats.map((format) => fileName(name, width, format)));
