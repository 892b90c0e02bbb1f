import type { Page } from 'playwright-core';

/** The autocomplete detail tokens of the HTML standard for the fields of these forms. */
const KNOWN = [
  ...[
    'on',
    'off',
    'name',
    'given-name',
    'family-name',
    'organization',
    'organization-title',
    'username',
    'email',
    'tel',
    'url',
  ],
  ...[
    'new-password',
    'current-password',
    'one-time-code',
    'street-address',
    'address-line1',
    'address-line2',
  ],
  ...['address-level1', 'address-level2', 'postal-code', 'country', 'country-name', 'bday'],
];

/**
 * Faults on the current page that would confuse assistive software and password managers, one per line: references to
 * missing elements, such as to a closed dialog, and fields whose expected content is not declared with the tokens of
 * the HTML standard.
 */
export const fieldFaults = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const references = [
      ...['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'aria-activedescendant'],
      ...[
        'aria-errormessage',
        'aria-details',
        'aria-flowto',
        'for',
        'form',
        'list',
        'headers',
        'popovertarget',
      ],
    ];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.outerHTML.slice(0, 120)}`;
    const dangling = references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id === '' || document.getElementById(id) === null)
          .map((id) => `${attribute}="${id}" leads nowhere: ${nameOf(element)}`),
      ),
    );

    const order = /^(section-\S+ )?((shipping|billing) )?((home|work|mobile|fax|pager) )?(\S+)( webauthn)?$/;
    const isValid = (text: string) => {
      const [, , , , , , detail = ''] = order.exec(text) ?? [];
      return known.includes(detail) && (!['on', 'off'].includes(detail) || detail === text);
    };
    /** Allowed values for a field of this type; any other type is a fault if it has one. */
    const fitting: Record<string, RegExp> = {
      email: /\b(email|username)\b|^off$/,
      tel: /\btel\b|^off$/,
      password: /\b(new|current)-password\b/,
    };
    const unclear = [...document.querySelectorAll('input, textarea, select')].flatMap((field) => {
      const { type = '', labels } = field as HTMLInputElement;
      const said = field.getAttribute('autocomplete');
      const isName = type === 'text' && /^(full |last )?name$/i.test(labels?.[0]?.textContent ?? '');
      const wanted = fitting[type] ?? (isName ? /\bname$|-name$|^off$|^organization$/ : null);
      if (said !== null && !isValid(said))
        return [`autocomplete="${said}" is no such value: ${nameOf(field)}`];
      return wanted && !wanted.test(said ?? '')
        ? [`autocomplete="${said ?? ''}" does not fit: ${nameOf(field)}`]
        : [];
    });
    return [...dangling, ...unclear];
  }, KNOWN);
