import { offerEmail } from './offer-email.ts';
import { postJson } from './post-json.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the server said, as far as it is shown. */
interface Answer {
  readonly isTaken: boolean;
  readonly status: number;
  readonly reason: string;
  readonly issues: readonly { readonly path: string; readonly isMissing: boolean }[];
}

const controls = 'input, select, textarea';
const isControl = (target: unknown): target is Control => target instanceof Element && target.matches(controls);
const controlsIn = (part: EventTarget | null): readonly Control[] =>
  part instanceof Element ? [...part.querySelectorAll<Control>(controls)] : [];
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readAnswer(response: Response, body: unknown, isByStatus: boolean): Answer {
  const answer = isObject(body) ? body : {};
  const issues = Array.isArray(answer['issues']) ? answer['issues'].filter(isObject) : [];
  return {
    isTaken: response.ok && (isByStatus || answer['success'] === true),
    status: response.status,
    reason: typeof answer['message'] === 'string' ? answer['message'] : '',
    issues: issues.map(({ path, code }) => ({ path: String(path), isMissing: code === 'required' })),
  };
}

/** Sends its form without leaving the page, and says in it what came of it. */
export class EnquiryForm extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    // What is missing is said in the page's own words.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send(form);
    });
    form.addEventListener('input', ({ target }) => {
      this.#say('');
      if (isControl(target)) this.#mark(target, '');
    });
    // Whoever shows the form in parts asks before the next one is shown.
    this.addEventListener('part-done', (event) => {
      if (!this.#isComplete(controlsIn(event.target))) event.preventDefault();
    });
    offerEmail(form);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector('.form-send');
    if (button === null || button.getAttribute('aria-disabled') === 'true') return;
    const fields = controlsIn(form.querySelector('[data-fields]'));
    if (!this.#isComplete(fields)) return;
    const words = button.textContent;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = this.getAttribute('busy');
    try {
      this.#tell(form, fields, await this.#post(form, fields));
    } catch {
      this.#say(this.getAttribute('exception'));
    } finally {
      button.setAttribute('aria-disabled', 'false');
      button.textContent = words;
    }
  }

  /** True where nothing is empty that is required; otherwise it is said, and the first of them gets the focus. */
  #isComplete(fields: readonly Control[]): boolean {
    for (const field of fields) this.#mark(field, '');
    const empty = fields.filter((field) => field.required && field.value.trim() === '');
    this.#say(empty.length === 0 ? '' : this.getAttribute('missing'));
    this.#blame(empty.map((field) => [field, 'required']));
    return empty.length === 0;
  }

  async #post(form: HTMLFormElement, fields: readonly Control[]): Promise<Answer> {
    const sent = new FormData(form);
    const values = Object.fromEntries(fields.map(({ name }) => [name, sent.get(name)]));
    for (const name of Object.keys(values)) sent.delete(name);
    const response = await postJson(form, { ...Object.fromEntries(sent), fields: values });
    const isByStatus = this.hasAttribute('by-status');
    const body: unknown = isByStatus && response.ok ? null : await response.json();
    return readAnswer(response, body, isByStatus);
  }

  #tell(form: HTMLFormElement, fields: readonly Control[], { isTaken, status, reason, issues }: Answer): void {
    if (!isTaken) {
      const sentence = this.getAttribute(status >= 500 ? 'exception' : 'refused') ?? '';
      // Who sent too much is told to wait.
      this.#say(status === 429 ? `${sentence}\n${reason}` : sentence);
      const named = issues.flatMap(({ path, isMissing }) => {
        const field = fields.find(({ name }) => name === path);
        return field === undefined ? [] : [[field, isMissing ? 'required' : 'refused'] as const];
      });
      this.#blame(named);
      return;
    }
    form.reset();
    const detail = this.getAttribute('success');
    const event = new CustomEvent('enquiry-sent', { bubbles: true, cancelable: true, detail });
    // Whoever shows the news elsewhere takes the event.
    if (!this.dispatchEvent(event)) return;
    this.#say(detail, true);
    const stay = Number(this.getAttribute('clear-after'));
    if (stay > 0) this.#timer = setTimeout(() => this.#say(''), stay);
  }

  /** Says something as an alert; an empty text takes it away. */
  #say(text: string | null, isGood = false): void {
    clearTimeout(this.#timer);
    const alert = this.querySelector('[role="alert"]');
    if (alert === null) return;
    alert.textContent = text;
    alert.toggleAttribute('data-good', isGood);
    // Below a long form, or under the bar of a phone, nobody would see it.
    if (alert.textContent !== '') alert.scrollIntoView({ block: 'nearest' });
  }

  #blame(fields: readonly (readonly [Control, 'required' | 'refused'])[]): void {
    for (const [field, why] of fields) this.#mark(field, why);
    const [first] = fields[0] ?? [];
    // A field that is not seen has somebody who shows it, or who stands in its place.
    first?.dispatchEvent(new Event('focus-wanted', { bubbles: true }));
    first?.focus();
  }

  /** Says beside a field what is wrong with it; an empty reason takes it away. */
  #mark(field: Control, why: 'required' | 'refused' | ''): void {
    const error = document.getElementById(`${field.id}-error`);
    if (error === null) return;
    // All empty fields are told the same, but for those with words of their own.
    const words = error.dataset[why] ?? (why === 'required' ? this.getAttribute('unfilled') : '');
    error.textContent = why === '' ? '' : words;
    if (why === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
}
