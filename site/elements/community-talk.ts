import { addToFolded, drawMessage, type Message } from './draw-message.ts';
import { postJson } from './post-json.ts';

interface Words {
  readonly busy: string;
  readonly empty: string;
  readonly posted: string;
  readonly held: string;
  readonly failure: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Sends what visitors write without leaving the page, and puts the server's answer into the list. Its forms say by
 * `data-adds` what they add and by `data-opens` which dialog they open.
 */
export class CommunityTalk extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      const { opens, adds } = form.dataset;
      if (opens === undefined && adds === undefined) return;
      event.preventDefault();
      if (opens !== undefined) this.#open(opens, event.submitter);
      else void this.#send(form);
    });
    // What was said about a text is over once it is changed.
    this.addEventListener('input', ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      const isBusy = form?.querySelector('button')?.disabled === true;
      const status = form?.dataset['adds'] === undefined || isBusy ? null : form.querySelector('[role="alert"]');
      if (status) status.textContent = '';
    });
    // A press that begins in a field and ends beside the form is a selection, not a wish to leave.
    let pressed: EventTarget | null = null;
    this.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLDialogElement && target === pressed) target.close();
    });
  }

  #words(): Words {
    return JSON.parse(this.getAttribute('words') ?? '{}');
  }

  #open(id: string, submitter: HTMLElement | null): void {
    const dialog = this.querySelector<HTMLDialogElement>(`dialog#${id}`);
    const form = dialog?.querySelector<HTMLFormElement>('form[data-adds="reply"]');
    if (form && submitter instanceof HTMLButtonElement) {
      form.action = (this.getAttribute('replies') ?? '').replace(':id', submitter.value);
      form.dataset['to'] = submitter.value;
    }
    // One that the server drew open stands in the page and not over it.
    dialog?.close();
    dialog?.showModal();
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector('button');
    const status = form.querySelector('[role="alert"]');
    if (button === null || status === null || button.disabled) return;
    const words = this.#words();
    const { author = '', text = '' } = form.dataset;
    const body = Object.fromEntries(new FormData(form));
    const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';
    if (!isWritten(body[author]) || !isWritten(body[text])) {
      status.textContent = words.empty;
      return;
    }
    button.disabled = true;
    status.textContent = words.busy;
    try {
      const response = await postJson(form, body);
      const answer: unknown = await response.json();
      if (!isRecord(answer) || !response.ok) {
        console.error('A message was not posted', response.status, answer);
        status.textContent =
          isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : words.failure;
        return;
      }
      status.textContent = '';
      form.reset();
      form.closest('dialog')?.close();
      if (answer['held'] !== true) {
        this.#add(form, {
          id: Number(answer['id']),
          author: String(answer[author]),
          text: String(answer[text]),
          createdAt: String(answer['created_at']),
        });
      }
      this.#announce(answer['held'] === true ? words.held : words.posted);
    } catch (error) {
      console.error('A message was not posted', error);
      status.textContent = words.failure;
    } finally {
      button.disabled = false;
    }
  }

  #announce(words: string): void {
    const place = this.querySelector('.talk-outcome');
    if (place !== null) place.textContent = words;
  }

  #add(form: HTMLFormElement, message: Message): void {
    const { adds, to } = form.dataset;
    const isPost = adds === 'post';
    const blank = this.querySelector<HTMLTemplateElement>(`template[data-blank="${isPost ? 'post' : 'comment'}"]`);
    const item = blank && drawMessage(blank, message, this.getAttribute('time-zone') ?? 'UTC');
    if (!item) return;
    if (isPost) {
      item.dataset['post'] = String(message.id);
      item.querySelector('button[name="reply"]')?.setAttribute('value', String(message.id));
      this.querySelector('[data-posts]')?.prepend(item);
      return;
    }
    const scope = adds === 'reply' ? this.querySelector(`[data-post="${to}"]`) : this;
    const list = scope?.querySelector<HTMLElement>('[data-voices]');
    if (list) addToFolded(list, item);
    const count = adds === 'comment' ? this.querySelector('[data-count]') : null;
    if (count !== null) count.textContent = String(Number(count.textContent) + 1);
  }
}
