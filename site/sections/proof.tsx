import { formatInteger } from '../../language/format.ts';
import type { ProofData } from '../render/read-proof.ts';
import { useSite } from '../render/site-context.ts';

/** Splits a line into its leading number with unit and the rest. If the number is a word, everything is the rest. */
function partsOf(line: string) {
  const [, number = '', words = line] = /^([\d,]+(?:\s\S*²)?)\s(.+)$/u.exec(line) ?? [];
  return { number, words };
}

/** The totals of the company's projects. */
export function Proof({ proof: { projects, area, sectors, cities } }: { readonly proof: ProofData }) {
  const { t, language } = useSite();
  const lines = [
    projects > 0 && t('proofProjects', { count: projects }),
    area > 0 && t('proofArea', { area: formatInteger(area, language) }),
    sectors > 1 && t('proofSectors', { count: sectors }),
    cities > 1 && t('proofCities', { count: cities }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="proof">
      {lines.map(partsOf).map(({ number, words }) => (
        <li key={words}>
          {number !== '' && (
            <span className="proof-figure" data-counts="">
              {number}
            </span>
          )}{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}
