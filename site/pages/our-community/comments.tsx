import { voicesAtOnce } from '../../../content/model/voices.ts';
import { communityComments } from '../../../content/collections/index.ts';
import { useSite } from '../../site-context.ts';
import { type Blog, blogAddress, type Section } from './addresses.ts';
import { FoldedVoices } from './folded-voices.tsx';
import type { CommunityData } from './load.ts';
import { MessageForm, toInput } from './message-form.tsx';
import { OlderVoices } from './older-voices.tsx';
import { Talk } from './talk.tsx';
import { Voice } from './voice.tsx';

/** How many comments are seen before "Load More". */
const latest = 2;

const { username, text } = communityComments.fields;

interface Props extends Pick<CommunityData, 'comments' | 'outcome'> {
  readonly blog: Blog;
  readonly section: Section;
}

/** What visitors say about a section, and the form to join in. */
export function Comments({ blog, section, comments, outcome }: Props) {
  const { say, language } = useSite();
  return (
    <section className="comments" aria-labelledby="comments">
      <Talk outcome={outcome}>
        <h2 className="community-part" id="comments">
          {say('comments')}{' '}
          <bdi className="voices-count" data-count>
            {comments.total}
          </bdi>
        </h2>
        <FoldedVoices
          voices={comments.voices}
          latest={comments.behind === null ? latest : voicesAtOnce}
          more={say('loadMore')}
        />
        <OlderVoices
          newest={blogAddress(blog, section)}
          olderThan={comments.older}
          hasNewer={comments.behind !== null}
          label={say('comments')}
          words={[say('olderComments'), say('latestComments')]}
        />
        <p className="voices-none">{say('noComments')}</p>
        <template data-blank="comment">
          <li>
            <Voice voice={null} />
          </li>
        </template>
        <div className="comments-form">
          <h3 className="text-lg">{say('addComment')}</h3>
          <MessageForm
            adds="comment"
            action={`/api/${language}/${communityComments.base}`}
            author={toInput('username', username)}
            text={toInput('text', text)}
            label={say('yourComment')}
          >
            <input type="hidden" name="post_id" value={section.id} />
          </MessageForm>
        </div>
      </Talk>
    </section>
  );
}
