/** The rules of all fields, with the sentence that a field shows when its rule is broken; in the terms of react-hook-form. */

/** Something has to be filled in; blanks alone do not count. */
export const required = (sentence: string) => ({
  required: sentence,
  validate: (text: string) => text.trim() !== '' || sentence,
});

/** Any address that a mail server could have, as the server sees it (`api/users/email-address.ts`); blanks around it are taken off. */
export const emailAddress = (message: string) => ({
  pattern: {
    value:
      /^\s*[^\s@()<>,;:"\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}(?:[\p{L}\p{N}-]*[\p{L}\p{N}])\s*$/u,
    message,
  },
});

/** The specification's rules (§5), word for word; its pattern for addresses would turn clients away, so ours is wider. */
export const nameRules = required('Name is Required');

export const emailRules = {
  required: 'Email is Required',
  ...emailAddress('Provide a valid Email'),
};

export const passwordRules = {
  required: 'Password is Required',
  minLength: { value: 6, message: 'Must be 6 characters or longer' },
};

/** What a client is told before they choose one. */
export const passwordHint = '6 characters or more. Three or four words are safer than one.';

/** An admin's, which the server also compares with the commonest ones. */
export const adminPasswordRules = {
  required: passwordRules.required,
  minLength: { value: 10, message: 'Must be 10 characters or longer for an admin' },
};
export const adminPasswordHint = '10 characters or more, and none that others would try first.';

export const resetEmailRules = {
  required: 'Please input your email address',
  ...emailAddress('Please provide a valid email address'),
};

/** A password that is only compared with the one the account has. */
export const currentPasswordRules = { required: passwordRules.required };

export const atMost = (characters: number) => ({
  maxLength: { value: characters, message: `Please keep it under ${characters} characters` },
});

export const phoneRules = {
  pattern: { value: /^[+0-9 ()./-]*$/, message: 'Use digits, spaces and + ( ) . / -' },
};

/** A whole number in digits, typed into a field that may hold anything. */
export const wholeNumber = (min: number, max: number) => {
  const sentence = `Enter a whole number from ${min} to ${max}.`;
  return {
    required: sentence,
    validate: (text: string) =>
      (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) || sentence,
  };
};

/** A day of the calendar; a browser gives an incomplete one as an empty text. */
export const dayRules = { required: 'Choose a day.' };

/** A time of day, "10:35". The salon books and blocks every five minutes. */
export const fiveMinuteRules = {
  required: 'Choose a time.',
  validate: (time: string) => Number(time.slice(3, 5)) % 5 === 0 || 'Choose a time in steps of five minutes',
};
