/** What is known of a letter before it is read. */
export interface LetterHead {
  /** Its number in the mailbox. */
  readonly uid: number;
  readonly bytes: number;
  /** When it arrived in the mailbox, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Its `Message-ID` without brackets; empty where it has none. */
  readonly id: string;
  /** The letters it answers, nearest first: `In-Reply-To`, then `References` from its end; without brackets. */
  readonly answers: readonly string[];
}

/** So many bytes of a head are looked at: a name that stands behind them is none. */
export const mostHeadBytes = 65_536;
/** So many letters that it answers are looked at. */
const mostAnswers = 50;
/** As long as a line of a letter may be (RFC 5322). */
const longestId = 998;

/** The values of headers of one name, each on one line. */
function valuesOf(lines: readonly string[], name: string): string {
  const start = `${name}:`;
  return lines
    .filter((line) => line.slice(0, start.length).toLowerCase() === start)
    .map((line) => line.slice(start.length))
    .join(' ');
}

/** What stands in angle brackets. */
const idsIn = (value: string): readonly string[] =>
  value
    .split('<')
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('>');
      const id = end < 0 ? '' : part.slice(0, end).trim();
      return id === '' || id.length > longestId ? [] : [id];
    });

/** By what a letter and those it answers are known. @param head its headers as they came */
export function readHead(head: string): Pick<LetterHead, 'id' | 'answers'> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const [id = ''] = idsIn(valuesOf(lines, 'message-id'));
  const references = idsIn(valuesOf(lines, 'references')).toReversed();
  const answers = [...new Set([...idsIn(valuesOf(lines, 'in-reply-to')), ...references])];
  return { id, answers: answers.slice(0, mostAnswers) };
}
