const fileFormats = ['avif', 'webp'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The widths a picture is wanted in: a phone, a card on a sharp screen, a whole page. */
const WANTED = [480, 960, 1600];

export const LARGEST_WIDTH = 1600;

/** A picture of this width is kept in these, the smallest first; nothing is ever blown up. */
export const widthsOf = (width: number): number[] => [...WANTED.filter((wanted) => wanted < width), width];

export const fileName = (name: string, width: number, format: FileFormat): string =>
  `${name}-${width}.${format}`;

/** The one shape of a file's name. Whatever else is asked for is not there, wherever on the disk it may lie. */
export const isFileName = (value: string): boolean =>
  /^[0-9a-f]{32}-[1-9][0-9]{0,3}\.(avif|webp)$/.test(value);

export const filesOf = ({ name, widths }: { name: string; widths: number[] }): string[] =>
  widths.flatMap((width) => fileFormats.map((format) => fileName(name, width, format)));
