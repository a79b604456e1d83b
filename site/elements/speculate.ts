import { speculationRules } from '../../content/speculation-rules.ts';

/** Said by the script and by no file of their own, which would be fetched beside the first picture. */
export function speculate(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}
