import type { FieldsWords } from '../words/types.gen';

/** The rules of all fields with their error messages, in the format of react-hook-form. */

/** Requires a value; spaces alone don't count. */
export const required = (sentence: string) => ({
  required: sentence,
  validate: (text: string) => text.trim() !== '' || sentence,
});

/**
 * Any deliverable address, like the server's rule (`api/common/validation/email-address.ts`). Surrounding spaces are
 * removed, and invisible characters refused.
 */
export const emailAddress = (message: string) => ({
  pattern: {
    value:
      /^\s*(?!\S*[\p{Cc}\p{Cf}\p{DI}\u2800])[^\s@()<>,;:"\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])\s*$/u,
    message,
  },
});

/** Empty, or a diallable number, like the server's rule (`api/people/users/phone-number.decorator.ts`). */
const PHONE = /^ *$|^(?:[+ ()./-]*[0-9]){4,}[+ ()./-]*$/;

/** Common rules, in one language. */
export function fieldRulesIn(words: FieldsWords) {
  const password = {
    required: words.passwordRequired(),
    minLength: { value: 6, message: words.passwordTooShort() },
  };
  const phone = { pattern: { value: PHONE, message: words.phoneInvalid() } };
  return {
    /** The specification's rules (§5), word for word; its pattern for addresses would reject valid ones, so ours is wider. */
    name: required(words.nameRequired()),
    email: { required: words.emailRequired(), ...emailAddress(words.emailInvalid()) },
    password,
    /** The hint for clients before they choose one. */
    passwordHint: words.passwordHint(),
    /** For admins; the server also compares it with the most common ones. */
    adminPassword: {
      required: password.required,
      minLength: { value: 10, message: words.adminPasswordTooShort() },
    },
    adminPasswordHint: words.adminPasswordHint(),
    resetEmail: { required: words.resetEmailRequired(), ...emailAddress(words.resetEmailInvalid()) },
    /** A password that is only compared with the account's current one. */
    currentPassword: { required: password.required },
    atMost: (characters: number) => ({
      maxLength: { value: characters, message: words.tooLong({ characters }) },
    }),
    phone,
    /** If the salon requires a number to call. */
    phoneNeeded: { ...phone, ...required(words.phoneNeeded()) },

    /** An integer in digits, in a field that accepts any text. */
    wholeNumber(min: number, max: number) {
      const sentence = words.wholeNumber({ min, max });
      return {
        required: sentence,
        // The field has converted the typed text to plain digits (ui/field.tsx).
        validate: (text: string) => {
          const plain = text.replaceAll(' ', '');
          return (/^\d+$/.test(plain) && Number(plain) >= min && Number(plain) <= max) || sentence;
        },
      };
    },

    /** A calendar day; browsers give an incomplete one as an empty text. */
    day: { required: words.chooseDay() },

    /** A time of day, "10:35". The salon books and blocks in steps of five minutes. */
    fiveMinute: {
      required: words.chooseTime(),
      validate: (time: string) => Number(time.slice(3, 5)) % 5 === 0 || words.fiveMinutes(),
    },
  };
}

export type FieldRules = ReturnType<typeof fieldRulesIn>;
