import { isEmailAddress } from '../common/validation/email-address.js';
import { type AllowedDestination, allowedDestinationOf } from './allowed-destination.js';

/** Converts a variable's text to its value, or throws a BadValue whose message completes "NAME …". */
export type Parser<T> = (text: string) => T;

export class BadValue extends Error {}

/** An integer between two bounds, inclusive. */
export function wholeNumber(least: number, most: number): Parser<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < least || value > most) {
      throw new BadValue(`must be a whole number from ${least} to ${most}`);
    }
    return value;
  };
}

/** A number above 0 and up to a million, which in practice is no limit. */
export const multiple: Parser<number> = (text) => {
  const value = Number(text);
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(text) || value <= 0 || value > 1_000_000) {
    throw new BadValue('must be a number above 0 and at most 1000000, such as 0.5 or 3');
  }
  return value;
};

export const yesOrNo: Parser<boolean> = (text) => {
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new BadValue('must be 1 or 0');
};

/** One of a few words. */
export function oneOf<T extends string>(...words: readonly T[]): Parser<T> {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) throw new BadValue(`must be one of ${words.join(', ')}`);
    return word;
  };
}

export const someText: Parser<string> = (text) => text;

/** Scheme, host and port. A path would suggest that the app can run below one, which it can't. */
export const origin: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isOrigin)
    throw new BadValue('must be an http or https address without a path, such as https://salon.example');
  return url.origin;
};

const isThisMachine = ({ hostname }: URL): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** A URL that secrets are sent to: never unencrypted, except to this machine. */
export const endpoint: Parser<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url));
  if (!url || !isSafe || url.hash || url.username) {
    throw new BadValue('must be an https address, such as https://accounts.example/authorize');
  }
  return url.href;
};

/** Not parsed as a URL: the driver also accepts forms that URL rejects, such as a socket folder in `?host=`. */
export const postgresUrl: Parser<string> = (text) => {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new BadValue('must begin with postgres:// or postgresql://');
  return text;
};

/** A mail server, with our credentials. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS after the greeting. */
  secure: boolean;
  /** Empty if the server needs no log-in. */
  user: string;
  password: string;
}

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadValue('must have its name and password percent-encoded');
  }
};

export const smtpServer: Parser<SmtpServer> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    url.hostname === '' ||
    !/^\/?$/.test(url.pathname) ||
    url.search
  ) {
    throw new BadValue('must look like smtp://user:password@mail.example:587, or smtps:// and port 465');
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: unescaped(url.username),
    password: unescaped(url.password),
  };
};

/** A bucket of an S3-compatible object store, with our key. */
export interface S3Bucket {
  /** Scheme, host and port. */
  origin: string;
  bucket: string;
  /** Prefix of our file names: empty, or ending in a slash. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

const S3_FORM = 'must look like https://key:secret@host/bucket/prefix?region=eu-central-1';

/**
 * Allows unencrypted http, for a store on the same network: the secret itself is never sent, and every file is
 * verified.
 */
export const s3Bucket: Parser<S3Bucket> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = /^\/([a-zA-Z0-9][\w.-]{2,62})((?:\/[\w.-]+)*)\/?$/.exec(url?.pathname ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || !path || url.hash) throw new BadValue(S3_FORM);
  const { region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams);
  if (!/^[\w-]+$/.test(region) || Object.keys(others).length > 0) throw new BadValue(S3_FORM);
  if (!url.username || !url.password) throw new BadValue('must have the key and the secret before the host');
  const [, bucket = '', folders = ''] = path;
  return {
    origin: url.origin,
    bucket,
    prefix: folders === '' ? '' : `${folders.slice(1)}/`,
    region,
    keyId: unescaped(url.username),
    secret: unescaped(url.password),
  };
};

/** A folder, or a bucket with our key, for backups. */
export const folderOrBucket: Parser<string | S3Bucket> = (text) => {
  const place = text.trim();
  if (/^https?:/i.test(place)) return s3Bucket(place);
  if (/^[a-z][\w+.-]*:\/\//i.test(place)) throw new BadValue(`must be a folder, or a bucket: it ${S3_FORM}`);
  return place;
};

/** A time of day as minutes after midnight, or null for `off`. */
export const timeOrOff: Parser<number | null> = (text) => {
  if (text === 'off') return null;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) throw new BadValue('must be a time of day such as 03:30, or off');
  return Number(hours) * 60 + Number(minutes);
};

/** Number of days, weeks and months of which the newest backup is kept. */
export interface KeptBackups {
  days: number;
  weeks: number;
  months: number;
}

/** `7d,4w,6m`, or some of them. */
export const keptBackups: Parser<KeptBackups> = (text) => {
  const counts = new Map(
    text.split(',').map((part) => {
      const [, count, unit = ''] = /^([1-9]\d{0,2})([dwm])$/.exec(part) ?? [];
      if (count === undefined) throw new BadValue('must be days, weeks and months such as 7d,4w,6m');
      return [unit, Number(count)];
    }),
  );
  return { days: counts.get('d') ?? 0, weeks: counts.get('w') ?? 0, months: counts.get('m') ?? 0 };
};

export const emailAddress: Parser<string> = (text) => {
  if (!/^[^\s@<>",;:]{1,64}@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(text) || !isEmailAddress(text)) {
    throw new BadValue('must be one email address');
  }
  return text;
};

/** The rule of the sign-up form, so that the first admin can log in with it. */
export const password: Parser<string> = (text) => {
  if (text.length < 6) throw new BadValue('must have at least 6 characters');
  return text;
};

/** A key instead of a password: it must resist any speed of guessing. */
export const longSecret: Parser<string> = (text) => {
  if (text.length < 32) throw new BadValue('must have at least 32 characters');
  return text;
};

/** Names, addresses and networks, each with a port if it is not 443 or 8443, separated by commas. */
export const allowedDestinations: Parser<AllowedDestination[]> = (text) =>
  text.split(',').map((part) => {
    const allowed = allowedDestinationOf(part.trim());
    if (allowed === null)
      throw new BadValue('must be hosts or networks such as calendar.lan:8080,10.0.0.0/8,[fd00::/8]:8443');
    return allowed;
  });
