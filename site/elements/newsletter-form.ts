/** The server's answer, as far as it is shown. */
const messageOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** Sends the form without leaving the page, and says beside it what came of it. */
export class NewsletterForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send(form);
    });
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector('button');
    const status = form.querySelector('[role="status"]');
    if (button === null || status === null || button.disabled) return;
    button.disabled = true;
    status.textContent = this.getAttribute('busy');
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ email: new FormData(form).get('email') }),
      });
      status.textContent = messageOf(await response.json()) ?? this.getAttribute('failure');
      if (response.ok) form.reset();
    } catch {
      status.textContent = this.getAttribute('failure');
    } finally {
      button.disabled = false;
    }
  }
}
