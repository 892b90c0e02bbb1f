import type { FieldsWords } from '../words/types.gen';

/** The rules of all fields, with the sentence that a field shows when its rule is broken; in the terms of react-hook-form. */

/** Something has to be filled in; blanks alone do not count. */
export const required = (sentence: string) => ({
  required: sentence,
  validate: (text: string) => text.trim() !== '' || sentence,
});

/** Any address that a mail server could have, as the server sees it (`api/common/validation/email-address.ts`); blanks around it are taken off, and invisible characters refused. */
export const emailAddress = (message: string) => ({
  pattern: {
    value:
      /^\s*(?!\S*[\p{Cc}\p{Cf}\p{DI}\u2800])[^\s@()<>,;:"\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])\s*$/u,
    message,
  },
});

/** Nothing, or a number that could be called, as the server sees it (`api/people/users/phone-number.decorator.ts`). */
const PHONE = /^ *$|^(?:[+ ()./-]*[0-9]){4,}[+ ()./-]*$/;

/** The rules that many fields share, in one language. */
export function fieldRulesIn(words: FieldsWords) {
  const password = {
    required: words.passwordRequired(),
    minLength: { value: 6, message: words.passwordTooShort() },
  };
  const phone = { pattern: { value: PHONE, message: words.phoneInvalid() } };
  return {
    /** The specification's rules (§5), word for word; its pattern for addresses would turn clients away, so ours is wider. */
    name: required(words.nameRequired()),
    email: { required: words.emailRequired(), ...emailAddress(words.emailInvalid()) },
    password,
    /** What a client is told before they choose one. */
    passwordHint: words.passwordHint(),
    /** An admin's, which the server also compares with the commonest ones. */
    adminPassword: {
      required: password.required,
      minLength: { value: 10, message: words.adminPasswordTooShort() },
    },
    adminPasswordHint: words.adminPasswordHint(),
    resetEmail: { required: words.resetEmailRequired(), ...emailAddress(words.resetEmailInvalid()) },
    /** A password that is only compared with the one the account has. */
    currentPassword: { required: password.required },
    atMost: (characters: number) => ({
      maxLength: { value: characters, message: words.tooLong({ characters }) },
    }),
    phone,
    /** Where the salon wants to be able to call. */
    phoneNeeded: { ...phone, ...required(words.phoneNeeded()) },

    /** A whole number in digits, typed into a field that may hold anything. */
    wholeNumber(min: number, max: number) {
      const sentence = words.wholeNumber({ min, max });
      return {
        required: sentence,
        validate: (text: string) =>
          (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) || sentence,
      };
    },

    /** A day of the calendar; a browser gives an incomplete one as an empty text. */
    day: { required: words.chooseDay() },

    /** A time of day, "10:35". The salon books and blocks every five minutes. */
    fiveMinute: {
      required: words.chooseTime(),
      validate: (time: string) => Number(time.slice(3, 5)) % 5 === 0 || words.fiveMinutes(),
    },
  };
}

export type FieldRules = ReturnType<typeof fieldRulesIn>;
