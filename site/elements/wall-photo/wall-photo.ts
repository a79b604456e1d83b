import { invert, type Point, project, type Quad } from '../../planner/homography.ts';
import { isLengthUnit, readLength, toMillimetres } from '../../planner/length.ts';
import { cornersInPhoto, findWall, type OnWall, type WallInPhoto } from '../../planner/wall-in-photo.ts';
import { type Display, drawDisplay } from './draw-display.ts';
import { isHeic, openPhoto } from './open-photo.ts';

const cornerNames = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const satisfies readonly (keyof Quad)[];
const isCorner = (name: string | undefined): name is keyof Quad => cornerNames.some((corner) => corner === name);

/** How far an arrow key moves, of the photo's width. */
const step = 1 / 200;
const largeSteps = 10;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where the corners stand at first. */
const firstMarks = (width: number, height: number): Quad => ({
  upperLeft: { x: width * 0.25, y: height * 0.25 },
  upperRight: { x: width * 0.75, y: height * 0.25 },
  lowerRight: { x: width * 0.75, y: height * 0.65 },
  lowerLeft: { x: width * 0.25, y: height * 0.65 },
});

const between = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Shows the planned display in a photo of the visitor's own, which never leaves his machine. */
class WallPhoto extends HTMLElement {
  #photo: HTMLCanvasElement | null = null;
  #marked: Quad | null = null;
  /** From the middle of what is marked to that of the display, in millimetres on the wall. */
  #moved: Point = { x: 0, y: 0 };
  #isDrawing = false;
  readonly #ended = new AbortController();

  connectedCallback(): void {
    const { signal } = this.#ended;
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') void this.#open(target);
    });
    this.addEventListener('input', ({ target }) => {
      if (target === this.#known) this.#drawSoon();
    });
    this.addEventListener('pointerdown', (event) => this.#drag(event));
    this.addEventListener('keydown', (event) => this.#step(event));
    this.querySelector('[data-save]')?.addEventListener('click', () => this.#save());
    // The plan or the light of the day has changed.
    const planner = this.closest('wall-planner');
    planner?.addEventListener('plan-shown', () => this.#drawSoon(), { signal });
    planner?.addEventListener('change', () => this.#drawSoon(), { signal });
  }

  disconnectedCallback(): void {
    this.#ended.abort();
  }

  get #known(): HTMLInputElement | null {
    return this.querySelector('[data-known]');
  }

  get #canvas(): HTMLCanvasElement | null {
    return this.querySelector('canvas');
  }

  /** The display of the plan, the first of several. */
  get #display(): Display | null {
    const shown = this.closest('wall-planner')?.querySelector<HTMLElement>('[data-display]')?.dataset['display'];
    const [widthMillimetres = 0, heightMillimetres = 0, nits = 0, wantedNits = 0] = shown?.split(' ').map(Number) ?? [];
    return widthMillimetres > 0 ? { widthMillimetres, heightMillimetres, nits, wantedNits } : null;
  }

  #say(name: 'heic' | 'unreadable' | 'no-rectangle' | 'no-length' | 'beyond' | ''): void {
    const alert = this.querySelector('[role=alert]');
    const sentence = name === '' ? '' : (this.getAttribute(name) ?? '');
    if (alert !== null && alert.textContent !== sentence) alert.textContent = sentence;
  }

  async #open(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (file === undefined) return;
    try {
      const photo = await openPhoto(file);
      this.#photo = photo;
      this.#marked = firstMarks(photo.width, photo.height);
      this.#moved = { x: 0, y: 0 };
      const canvas = this.#canvas;
      if (canvas !== null) [canvas.width, canvas.height] = [photo.width, photo.height];
      this.querySelector('[data-work]')?.removeAttribute('hidden');
      this.#drawSoon();
    } catch {
      this.#say(isHeic(file) ? 'heic' : 'unreadable');
    } finally {
      // The same photo may be chosen again.
      input.value = '';
    }
  }

  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.#draw();
    });
  }

  #wall(): WallInPhoto | null {
    const written = this.#known;
    if (this.#marked === null || this.#photo === null || written === null) return null;
    const given = written.dataset['known'] ?? null;
    const unit = isLengthUnit(given) ? given : 'm';
    const known = readLength(written.value, unit);
    if (known === null || known <= 0) {
      written.setAttribute('aria-invalid', 'true');
      this.#say('no-length');
      return null;
    }
    written.removeAttribute('aria-invalid');
    const wall = findWall(this.#marked, this.#photo, toMillimetres(known, unit));
    this.#say(wall === null ? 'no-rectangle' : '');
    return wall;
  }

  #onWall(wall: WallInPhoto, { widthMillimetres: width, heightMillimetres: height }: Display): OnWall {
    return {
      x: (wall.widthMillimetres - width) / 2 + this.#moved.x,
      y: (wall.heightMillimetres - height) / 2 + this.#moved.y,
      width,
      height,
    };
  }

  #draw(): void {
    const [photo, marked, display] = [this.#photo, this.#marked, this.#display];
    const canvas = this.#canvas?.getContext('2d');
    if (photo === null || marked === null || !canvas) return;
    canvas.drawImage(photo, 0, 0);
    for (const corner of cornerNames) this.#place(`[data-corner=${corner}]`, marked[corner]);
    const wall = this.#wall();
    if (wall === null || display === null) return;
    const onWall = this.#onWall(wall, display);
    const corners = cornersInPhoto(wall, onWall);
    if (corners === null) {
      this.#say('beyond');
      return;
    }
    const isNight = this.closest('wall-planner')?.querySelector('[name=light][value=night]:checked') != null;
    drawDisplay(canvas, { photo, display, wall, onWall, corners, isNight });
    const middle = { x: onWall.x + onWall.width / 2, y: onWall.y + onWall.height / 2 };
    this.#place('[data-move]', project(wall.toPhoto, middle));
  }

  /** Puts a handle upon a point of the photo. */
  #place(handle: string, { x, y }: Point): void {
    const style = this.querySelector<HTMLElement>(handle)?.style;
    const photo = this.#photo;
    if (style === undefined || photo === null) return;
    style.insetInlineStart = `${(x / photo.width) * 100}%`;
    style.insetBlockStart = `${(y / photo.height) * 100}%`;
  }

  /** Moves a handle by so many pixels of the photo. */
  #move(handle: HTMLElement, by: Point): void {
    const [photo, marked] = [this.#photo, this.#marked];
    if (photo === null || marked === null) return;
    const { corner } = handle.dataset;
    if (isCorner(corner)) {
      const { x, y } = marked[corner];
      this.#marked = { ...marked, [corner]: { x: between(x + by.x, photo.width), y: between(y + by.y, photo.height) } };
    } else this.#moveDisplay(by);
    this.#drawSoon();
  }

  /** Moves the display along its wall, as far as it stays in the photo. */
  #moveDisplay(by: Point): void {
    const [wall, photo] = [this.#wall(), this.#photo];
    if (wall === null || photo === null) return;
    const middle = { x: wall.widthMillimetres / 2 + this.#moved.x, y: wall.heightMillimetres / 2 + this.#moved.y };
    const seen = project(wall.toPhoto, middle);
    const to = { x: between(seen.x + by.x, photo.width), y: between(seen.y + by.y, photo.height) };
    const moved = project(invert(wall.toPhoto), to);
    const { x, y } = this.#moved;
    this.#moved = { x: x + moved.x - middle.x, y: y + moved.y - middle.y };
    const display = this.#display;
    if (display !== null && cornersInPhoto(wall, this.#onWall(wall, display)) === null) this.#moved = { x, y };
  }

  #drag(event: PointerEvent): void {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
    const canvas = this.#canvas;
    if (handle === null || canvas === null) return;
    let last = { x: event.clientX, y: event.clientY };
    handle.setPointerCapture(event.pointerId);
    const ended = new AbortController();
    const { signal } = ended;
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      const scale = canvas.width / canvas.getBoundingClientRect().width;
      this.#move(handle, { x: (clientX - last.x) * scale, y: (clientY - last.y) * scale });
      last = { x: clientX, y: clientY };
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('lostpointercapture', () => ended.abort(), { signal });
  }

  #step(event: KeyboardEvent): void {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null;
    const direction = steps[event.key];
    if (handle === null || direction === undefined || this.#photo === null) return;
    event.preventDefault();
    const pixels = this.#photo.width * step * (event.shiftKey ? largeSteps : 1);
    this.#move(handle, { x: direction.x * pixels, y: direction.y * pixels });
  }

  #save(): void {
    this.#canvas?.toBlob((blob) => {
      if (blob === null) return;
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = 'display-on-my-wall.jpg';
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }, 'image/jpeg');
  }
}

if (customElements.get('wall-photo') === undefined) customElements.define('wall-photo', WallPhoto);
