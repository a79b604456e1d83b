import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { enquiries } from '../../../calls/enquiries.ts';
import { ask } from '../../app/ask.ts';
import { useLateWords } from '../../app/late-words.ts';
import { gistOf } from './gist-of.ts';

interface NewestEnquiriesProps {
  readonly limit: number;
}

/** The newest enquiries that nobody has answered, each one press away. What fails of it is reached by the list. */
export function NewestEnquiries({ limit }: NewestEnquiriesProps) {
  const say = useLateWords();
  const { data = [] } = useQuery({
    queryKey: ['enquiries', 'newest', limit],
    queryFn: ({ signal }) => ask(enquiries.list, { query: { unanswered: 'true', limit }, signal }),
  });
  return (
    <ul>
      {data.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            to={`/enquiries/${enquiry.id}`}
            state={{ from: { show: 'unanswered' } }}
            className="flex min-h-11 items-center gap-2 ps-7 text-sm hover:underline"
          >
            <bdi className="max-w-[50%] shrink-0 truncate font-medium">{enquiry.sender || enquiry.subject}</bdi>
            {enquiry.sender !== '' && <bdi className="truncate text-muted">{gistOf(enquiry, say)}</bdi>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
