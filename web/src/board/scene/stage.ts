/** The 3D view: renderer, camera and light. A frame is drawn only when something has changed. */
import {
  Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Ray,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Spot } from "../../model/lattice";
import { heightOf, type PalaceText } from "../../model/palace";
import type { Ring } from "../rings";
import { type Ghost, GhostMesh } from "./ghosts";
import { addLights, backdrop, reflections } from "./light";
import { surfaces, type Surfaces } from "./materials";
import { BRICK, positionOf, PLATE } from "./measures";
import { PalaceMesh } from "./pieces";
import { buildPlate } from "./plate";
import { seeThrough } from "./seethrough";
import type { Insets } from "../../device/screen.svelte";
import { ANGLES, type ViewName } from "./views";

/** How long a change of view takes, in milliseconds. */
const VIEW_CHANGE_TIME = 480;
/** The shortest distance of the camera. */
const NEAREST = 14;
/** Iterations to fit the palace into the free area; the last ones move it by less than a pixel. */
const FRAMING_PASSES = 6;

export class Stage {
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(30, 1, 1, 400);
  readonly controls: OrbitControls;
  /** Called after each frame, to move the tags. */
  afterDraw: () => void = () => {};
  still = false;

  #scene = new Scene();
  #seeThrough = seeThrough();
  #surface: Surfaces;
  #palaceMesh: PalaceMesh;
  #ghosts: GhostMesh;
  #plate = new Group();
  #ground = "";
  #palace: PalaceText | null = null;
  /** What is shown, as JSON, so that showing the same values again draws no frame. */
  #shown = { palace: "", ghosts: "", focus: "" };
  #layer = Infinity;
  #frame = 0;
  #insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };
  #viewChange: { from: Vector3; to: Vector3; start: number } | null = null;
  #spin = 0;
  /** Whether the camera is zoomed to a spot. */
  #near = false;
  #largestFrame = { calls: 0, triangles: 0 };
  #frameCount = 0;

  /** `rich`: with shadows, reflections and smooth edges, for devices that are fast enough. */
  constructor(canvas: HTMLCanvasElement, rich: boolean) {
    this.renderer = new WebGLRenderer({ canvas, antialias: rich });
    this.#surface = surfaces(rich, this.#seeThrough);
    this.#palaceMesh = new PalaceMesh(this.#surface);
    this.#ghosts = new GhostMesh(this.#surface);
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = rich ? 0.94 : 1.08;
    this.renderer.shadowMap.enabled = rich;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.#scene.background = backdrop();
    if (rich) this.#scene.environment = reflections(this.renderer);
    this.#scene.environmentIntensity = 0.42;
    addLights(this.#scene, rich);
    this.#scene.add(this.#plate, this.#palaceMesh.group, this.#ghosts.group);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.set(0, 1.5, 0);
    this.controls.enableDamping = false;
    this.controls.maxPolarAngle = Math.PI * 0.488;
    this.controls.minDistance = NEAREST;
    this.controls.maxDistance = 150;
    this.controls.screenSpacePanning = false;
    this.controls.addEventListener("change", () => this.draw());
    this.#setView("overview");
  }

  /** Show a palace; `still`: without animation. */
  show(palace: PalaceText, still = this.still): void {
    if (!this.#isNew("palace", palace)) return;
    const ground = palace.ground.join("");
    if (ground !== this.#ground) {
      this.#ground = ground;
      this.#plate.clear();
      const textureSize = Math.min(
        this.#surface.rich ? 2048 : 1024,
        this.renderer.capabilities.maxTextureSize,
      );
      this.#plate.add(buildPlate(this.#surface, palace, textureSize));
    }
    this.#palace = palace;
    this.#palaceMesh.show(palace, performance.now(), still);
    this.draw();
  }

  showGhosts(ghosts: readonly Ghost[], rings: readonly Ring[]): void {
    if (!this.#isNew("ghosts", [ghosts, rings])) return;
    this.#ghosts.show(ghosts, rings);
    this.draw();
  }

  /** Darken the background and the light, for the dark theme. */
  set dark(dark: boolean) {
    this.#scene.backgroundIntensity = dark ? 0.32 : 1;
    this.renderer.toneMappingExposure = (this.#surface.rich ? 0.94 : 1.08) * (dark ? 0.86 : 1);
    this.draw();
  }

  set layer(layer: number) {
    this.#layer = layer;
    this.#palaceMesh.layer = layer;
    this.draw();
  }

  /** Make pieces in front of this spot transparent; `null`: none. */
  focus(spot: Spot | null, level = 0): void {
    if (!this.#isNew("focus", spot && [spot, level])) return;
    this.#seeThrough.open.value = spot ? 1 : 0;
    if (spot) this.#seeThrough.focus.value.copy(positionOf(spot, level));
    this.draw();
  }

  resize(width: number, height: number, insets: Insets): void {
    // Rendering without a graphics processor is slow, so fewer pixels are drawn.
    const maxRatio = this.#surface.rich ? (width * height > 3e6 ? 1.25 : 2) : 0.75;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, maxRatio));
    this.renderer.setSize(width, height, false);
    const insetsChanged = JSON.stringify(insets) !== JSON.stringify(this.#insets);
    const isFirst = this.camera.aspect === 1;
    this.#insets = insets;
    this.camera.aspect = width / height;
    // Centre the palace in the space that panels leave free.
    this.camera.setViewOffset(
      width,
      height,
      (insets.right - insets.left) / 2,
      (insets.bottom - insets.top) / 2,
      width,
      height,
    );
    if ((isFirst || insetsChanged) && !this.#near) this.#fit();
    this.draw();
  }

  look(view: ViewName): void {
    const before = this.camera.position.clone();
    this.#near = false;
    this.#setView(view);
    if (this.still) return this.draw();
    this.#viewChange = { from: before, to: this.camera.position.clone(), start: performance.now() };
    this.camera.position.copy(before);
    this.draw();
  }

  /** Move the camera around its target by these angles; `nearer` is a factor for its distance. */
  nudge(around: number, above: number, nearer = 1): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const radius = offset.length() * nearer;
    const theta = Math.atan2(offset.x, offset.z) + around;
    const phi = Math.min(1.53, Math.max(0.02, Math.acos(offset.y / offset.length()) - above));
    this.#moveCamera(theta, phi, radius);
    this.draw();
  }

  /** Rotate continuously, for photos; 0 stops. */
  spin(radiansPerSecond: number): void {
    this.#spin = radiansPerSecond;
    this.draw();
  }

  /** Return where a spot is on the screen, in pixels; `null` if it is behind the camera. */
  project(spot: Spot, level: number, towards?: Spot): { x: number; y: number } | null {
    const at = positionOf(spot, level);
    if (towards) at.lerp(positionOf(towards, level), 0.5);
    at.y += BRICK * 0.5;
    at.project(this.camera);
    if (at.z > 1) return null;
    const size = this.renderer.getSize(new Vector2());
    return { x: ((at.x + 1) / 2) * size.x, y: ((1 - at.y) / 2) * size.y };
  }

  rayAt(x: number, y: number): Ray {
    const size = this.renderer.getSize(new Vector2());
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((x / size.x) * 2 - 1, 1 - (y / size.y) * 2), this.camera);
    return caster.ray;
  }

  heightAt(spot: Spot): number {
    return Math.min(heightOf(this.#palace?.stacks[spot]), this.#layer);
  }

  /** The draw calls and triangles of the largest frame so far, including shadows. */
  get largestFrame(): { calls: number; triangles: number } {
    return this.#largestFrame;
  }

  /** The number of frames drawn. */
  get frameCount(): number {
    return this.#frameCount;
  }

  /** Remember the value to show; return whether it differs from the one that is shown. */
  #isNew(part: "palace" | "ghosts" | "focus", value: unknown): boolean {
    const text = JSON.stringify(value);
    if (this.#shown[part] === text) return false;
    this.#shown[part] = text;
    return true;
  }

  draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#paint(now));
  }

  photograph(): string {
    this.#paint(performance.now());
    return this.renderer.domElement.toDataURL("image/png");
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.controls.dispose();
    this.renderer.dispose();
  }

  #paint(now: number): void {
    this.#frame = 0;
    if (this.#palaceMesh.tick(performance.now())) this.renderer.shadowMap.needsUpdate = true;
    const turning = this.#step(now);
    if (this.#spin !== 0) this.nudge(this.#spin / 60, 0);
    this.renderer.render(this.#scene, this.camera);
    const { calls, triangles } = this.renderer.info.render;
    this.#frameCount++;
    if (triangles > this.#largestFrame.triangles) this.#largestFrame = { calls, triangles };
    this.afterDraw();
    if (this.#palaceMesh.moving || turning || this.#spin !== 0) this.draw();
  }

  /** Advance the change of view; return whether it continues. */
  #step(now: number): boolean {
    if (!this.#viewChange) return false;
    const progress = Math.min(1, Math.max(0, (now - this.#viewChange.start) / VIEW_CHANGE_TIME));
    const eased = progress * progress * (3 - 2 * progress);
    const target = this.controls.target;
    const from = this.#viewChange.from.clone().sub(target);
    const to = this.#viewChange.to.clone().sub(target);
    const radius = from.length() + (to.length() - from.length()) * eased;
    const a = Math.atan2(from.x, from.z);
    let turn = Math.atan2(to.x, to.z) - a;
    turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI;
    const p = Math.acos(from.y / from.length());
    const q = Math.acos(to.y / to.length());
    this.#moveCamera(a + turn * eased, p + (q - p) * eased, radius);
    if (progress === 1) this.#viewChange = null;
    return progress < 1;
  }

  #moveCamera(theta: number, phi: number, radius: number): void {
    const target = this.controls.target;
    this.camera.position.set(
      target.x + radius * Math.sin(phi) * Math.sin(theta),
      target.y + radius * Math.cos(phi),
      target.z + radius * Math.sin(phi) * Math.cos(theta),
    );
    this.camera.lookAt(target);
  }

  #setView(view: ViewName): void {
    const [around, above] = ANGLES[view];
    this.#frameFrom((around * Math.PI) / 180, ((90 - above) * Math.PI) / 180);
  }

  /** Keep the camera's direction, and show the whole plate. */
  #fit(): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    this.#frameFrom(Math.atan2(offset.x, offset.z), Math.acos(offset.y / offset.length()));
  }

  /** Look from this direction, as near as possible with plate and palace in the free area. */
  #frameFrom(theta: number, phi: number): void {
    const back = new Vector3().setFromSphericalCoords(1, phi, theta);
    const right = new Vector3(Math.cos(theta), 0, -Math.sin(theta));
    const up = back.clone().cross(right);
    const { across, down } = this.#halfAngles();
    const target = new Vector3(0, 2, 0);
    let radius = NEAREST;
    for (let pass = 0; pass < FRAMING_PASSES; pass++) {
      const offsets = this.#outline.map((point) => point.sub(target));
      radius = Math.max(
        NEAREST,
        ...offsets.map(
          (offset) =>
            offset.dot(back) +
            Math.max(Math.abs(offset.dot(right)) / across, Math.abs(offset.dot(up)) / down),
        ),
      );
      // Centre what is visible, so that the camera can come nearer in the next pass.
      const seen = offsets.map((offset) => {
        const depth = radius - offset.dot(back);
        return { x: offset.dot(right) / depth, y: offset.dot(up) / depth };
      });
      const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      target.addScaledVector(right, middle(seen.map(({ x }) => x)) * radius);
      target.addScaledVector(up, middle(seen.map(({ y }) => y)) * radius);
    }
    this.controls.target.copy(target);
    this.#moveCamera(theta, phi, radius * 1.02);
  }

  /** The tangents of half the viewing angles of the free area, horizontal and vertical. */
  #halfAngles(): { across: number; down: number } {
    const size = this.renderer.getSize(new Vector2());
    const width = Math.max(120, size.x - this.#insets.left - this.#insets.right);
    const height = Math.max(120, size.y - this.#insets.top - this.#insets.bottom);
    const perPixel = Math.tan((this.camera.fov * Math.PI) / 360) / Math.max(1, size.y);
    return { across: width * perPixel, down: height * perPixel };
  }

  /** The corners of the plate, and the top of every stack. */
  get #outline(): Vector3[] {
    const half = PLATE / 2;
    const corners = [-half, half].flatMap((x) =>
      [-half, half].flatMap((z) => [new Vector3(x, -0.5, z), new Vector3(x, 2 * BRICK, z)]),
    );
    const stacks = Object.entries(this.#palace?.stacks ?? {});
    return [...corners, ...stacks.map(([spot, stack]) => positionOf(spot, heightOf(stack) + 1))];
  }

  /** Zoom to a spot or, if the camera is zoomed already, back to the whole plate. */
  zoomTo(spot: Spot): void {
    const before = this.camera.position.clone();
    const target = this.controls.target.clone();
    const offset = before.clone().sub(target);
    const radius = offset.length();
    if (this.#near) this.#fit();
    else {
      this.controls.target.copy(positionOf(spot, heightOf(this.#palace?.stacks[spot])));
      const near = offset.setLength(Math.min(radius, 26)).add(this.controls.target);
      this.camera.position.copy(near);
      this.camera.lookAt(this.controls.target);
    }
    this.#near = !this.#near;
    this.draw();
  }
}
