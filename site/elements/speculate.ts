import { speculationRules } from '../../content/speculation-rules.ts';

/**
 * Inserts the speculation rules from this script. A separate file would be fetched at the same time as the first
 * picture.
 */
export function speculate(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}
