import { offerEmail } from './offer-email.ts';
import { postJson } from './post-json.ts';

/** The server's answer, as far as it is shown. */
const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** Sends the form without leaving the page, and says beside it what came of it. */
export class NewsletterForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    // What is wrong is said in the page's own words.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send(form);
    });
    form.addEventListener('input', () => this.#say(form, '', false));
    offerEmail(form);
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const [button, status] = ['.newsletter button', '[role="status"]'].map((part) =>
      form.querySelector<HTMLElement>(part),
    );
    const field = form.querySelector<HTMLInputElement>('input[name="email"]');
    if (!button || !status || !field || button.getAttribute('aria-disabled') === 'true') return;
    if (field.value.trim() === '') {
      this.#say(form, status.dataset['missing'] ?? '', true);
      field.focus();
      return;
    }
    button.setAttribute('aria-disabled', 'true');
    this.#say(form, this.getAttribute('busy'), false);
    try {
      const response = await postJson(form, Object.fromEntries(new FormData(form)));
      const message = messageOf(await response.json()) ?? this.getAttribute('failure');
      if (response.ok) form.reset();
      this.#say(form, message, response.status === 400);
    } catch {
      this.#say(form, this.getAttribute('failure'), false);
    } finally {
      button.setAttribute('aria-disabled', 'false');
    }
  }

  #say(form: HTMLFormElement, text: string | null, isWrong: boolean): void {
    const status = form.querySelector('[role="status"]');
    const field = form.querySelector('input[name="email"]');
    if (status !== null) status.textContent = text;
    if (isWrong) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
}
