// Redocly's rules for a description that others can build on.
import { createConfig, lintFromString } from '@redocly/openapi-core';

const readConfig = () =>
  createConfig({
    extends: ['recommended-strict'],
    rules: {
      // `/staff/offers/{serviceId}` and `/staff/{id}/hours` have a path in common only if an id were the word "offers".
      'no-ambiguous-paths': 'off',
      // Logging in with Google answers with redirects; tools/contract/rules.mjs asks for a good answer of any kind.
      'operation-2xx-response': 'off',
    },
  });

/**
 * A list of sentences, empty when all is well.
 * @param {string} contract as JSON
 * @returns {Promise<string[]>}
 */
export async function lint(contract) {
  const config = await readConfig();
  const problems = await lintFromString({ source: contract, absoluteRef: 'api/openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    return `${place?.pointer ?? ''} ${message} (${ruleId})`;
  });
}
