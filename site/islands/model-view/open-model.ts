import {
  ACESFilmicToneMapping,
  Box3,
  MathUtils,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Raycaster,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { BodySide } from '../../../content/model/model-points-field.ts';
import { loadGlb } from './load-glb.ts';

/** A part of a body: its side, and the position there in percent of width and height, seen from outside. */
export interface BodyPoint {
  readonly side: BodySide;
  readonly x: number;
  readonly y: number;
}

/** A part in the picture, in CSS pixels from its left and top. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** True if its side is turned away. */
  readonly isBehind: boolean;
}

export interface OpenModel {
  /** Calls `show` with the parts, now and whenever the body has turned. */
  readonly onTurned: (show: (marks: readonly Mark[]) => void) => void;
  /** Turns the body so that a part faces the visitor. */
  readonly turnTo: (index: number) => void;
  /** Turns the body by an arrow key; Home turns its front to the visitor. @returns false for other keys */
  readonly turnBy: (key: string) => boolean;
  /** The body as a file for the viewer of Apple's devices. */
  readonly toUsdz: () => Promise<Blob>;
  /** Releases the graphics memory. */
  readonly close: () => void;
}

/** The directions of a side for someone in front of it: outwards, to the right, and down. */
const directions: Readonly<Record<BodySide, readonly [out: Vector3, right: Vector3, down: Vector3]>> = {
  front: [new Vector3(0, 0, 1), new Vector3(1, 0, 0), new Vector3(0, -1, 0)],
  back: [new Vector3(0, 0, -1), new Vector3(-1, 0, 0), new Vector3(0, -1, 0)],
  left: [new Vector3(-1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, -1, 0)],
  right: [new Vector3(1, 0, 0), new Vector3(0, 0, -1), new Vector3(0, -1, 0)],
  top: [new Vector3(0, 1, 0), new Vector3(1, 0, 0), new Vector3(0, 0, 1)],
};

/** Where a part lies on the surface of a body. */
function placeOf(body: Object3D, box: Box3, { side, x, y }: BodyPoint): Vector3 {
  const [out, right, down] = directions[side];
  const size = box.getSize(new Vector3());
  const along = (direction: Vector3, share: number) =>
    direction.clone().multiplyScalar(Math.abs(direction.dot(size)) * (share / 100 - 0.5));
  const before = box
    .getCenter(new Vector3())
    .add(along(right, x))
    .add(along(down, y))
    .addScaledVector(out, size.length());
  const [hit] = new Raycaster(before, out.clone().negate()).intersectObject(body);
  return hit?.point ?? box.clampPoint(before, new Vector3());
}

/** Degrees that an arrow key turns the body. */
const step = MathUtils.degToRad(15);
/** The polar angles between which the camera stays: never from below. */
const [highest, lowest] = [MathUtils.degToRad(25), MathUtils.degToRad(92)];

const turns: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Milliseconds of a turn to a part. */
const turnTime = 400;

/**
 * Loads a model and draws it on a canvas. It is drawn only when something has changed. Dragging turns it, two fingers
 * or the wheel with Ctrl bring it nearer.
 * @throws Error without WebGL; the error of `fetch` or of the reader if the file cannot be loaded
 */
export async function openModel(
  canvas: HTMLCanvasElement,
  source: string,
  points: readonly BodyPoint[],
): Promise<OpenModel> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  const body = await loadGlb(source).catch((error: unknown) => {
    renderer.dispose();
    throw error;
  });
  const scene = new Scene();
  const light = new PMREMGenerator(renderer);
  scene.environment = light.fromScene(new RoomEnvironment(), 0.04).texture;
  light.dispose();
  scene.add(body);

  const box = new Box3().setFromObject(body);
  const centre = box.getCenter(new Vector3());
  const radius = box.getSize(new Vector3()).length() / 2;
  const camera = new PerspectiveCamera(28, 1);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  // The wheel scrolls the page.
  controls.enableZoom = false;
  controls.minPolarAngle = highest;
  controls.maxPolarAngle = lowest;
  controls.target.copy(centre);
  const first = new Spherical(
    radius / Math.sin(MathUtils.degToRad(13)),
    MathUtils.degToRad(80),
    MathUtils.degToRad(28),
  );
  const place = new Spherical().copy(first);
  // As near to the body as can be: parts may lie a few millimetres above each other.
  camera.near = first.radius - radius * 1.2;
  camera.far = first.radius + radius * 1.2;

  const parts = points.map((point) => ({ at: placeOf(body, box, point), out: directions[point.side][0] }));
  let show: (marks: readonly Mark[]) => void = () => undefined;
  const seen = new Vector3();
  const marks = () =>
    parts.map(({ at, out }): Mark => {
      seen.copy(at).project(camera);
      const [x, y] = [((seen.x + 1) / 2) * canvas.clientWidth, ((1 - seen.y) / 2) * canvas.clientHeight];
      return { x, y, isBehind: seen.copy(camera.position).sub(at).dot(out) <= 0 };
    });

  let frame = 0;
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      renderer.render(scene, camera);
      show(marks());
    });
  };
  const setPlace = () => {
    camera.position.setFromSpherical(place).add(centre);
    controls.update();
    draw();
  };
  const readPlace = () => place.setFromVector3(camera.position.clone().sub(centre));

  let turning = 0;
  /** Turns to a place by the shorter way, at once for visitors who want no motion. */
  function turn(theta: number, phi: number): void {
    cancelAnimationFrame(turning);
    readPlace();
    const [across, up] = [
      MathUtils.euclideanModulo(theta - place.theta + Math.PI, 2 * Math.PI) - Math.PI,
      phi - place.phi,
    ];
    const { theta: from, phi: above } = place;
    const began = performance.now();
    const time = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : turnTime;
    const go = () => {
      const share = time === 0 ? 1 : Math.min(1, (performance.now() - began) / time);
      const eased = 1 - (1 - share) ** 3;
      place.theta = from + across * eased;
      place.phi = above + up * eased;
      setPlace();
      if (share < 1) turning = requestAnimationFrame(go);
    };
    go();
  }

  const fit = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  });
  fit.observe(canvas);
  controls.addEventListener('change', draw);
  setPlace();

  return {
    onTurned(wanted) {
      show = wanted;
      draw();
    },
    turnTo(index) {
      const out = parts[index]?.out;
      if (out === undefined) return;
      const facing = new Spherical().setFromVector3(out);
      // A little from the side and from above, so that it stays a body.
      turn(out.y > 0 ? place.theta : facing.theta + 0.35, out.y > 0 ? highest : MathUtils.degToRad(78));
    },
    turnBy(key) {
      const by = turns[key];
      if (by === undefined && key !== 'Home') return false;
      readPlace();
      if (by === undefined) turn(first.theta, first.phi);
      else turn(place.theta + by[0], MathUtils.clamp(place.phi - by[1], highest, lowest));
      return true;
    },
    async toUsdz() {
      const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
      const bytes = await new USDZExporter().parseAsync(body);
      return new Blob([bytes], { type: 'model/vnd.usdz+zip' });
    },
    close() {
      cancelAnimationFrame(turning);
      cancelAnimationFrame(frame);
      fit.disconnect();
      controls.dispose();
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}
