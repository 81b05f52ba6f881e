/** The stage: renderer, camera and light. A picture is drawn only when something has changed. */
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
import { type Ghost, GhostMesh, type Ring } from "./ghosts";
import { addLights, backdrop, reflections } from "./light";
import { surfaces, type Surfaces } from "./materials";
import { BRICK, place } from "./measures";
import { PalaceMesh } from "./pieces";
import { buildPlate } from "./plate";
import { seeThrough } from "./seethrough";
import type { Insets } from "../../device/screen.svelte";
import { ANGLES, type ViewName } from "./views";

const TURN_TIME = 480;

export class Stage {
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(30, 1, 1, 400);
  readonly controls: OrbitControls;
  /** Called after each picture, to move labels along. */
  afterDraw: () => void = () => {};
  still = false;

  #scene = new Scene();
  #holes = seeThrough();
  #surface: Surfaces;
  #palaceMesh: PalaceMesh;
  #ghosts: GhostMesh;
  #plate = new Group();
  #ground = "";
  #palace: PalaceText | null = null;
  #layer = Infinity;
  #frame = 0;
  #insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };
  #turn: { from: Vector3; to: Vector3; start: number } | null = null;
  #spin = 0;
  #most = { calls: 0, triangles: 0 };
  #pictures = 0;

  /** `rich`: with shadows, reflections and smooth edges, for devices that can. */
  constructor(canvas: HTMLCanvasElement, rich: boolean) {
    this.renderer = new WebGLRenderer({ canvas, antialias: rich });
    this.#surface = surfaces(rich, this.#holes);
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
    this.controls.minDistance = 14;
    this.controls.maxDistance = 150;
    this.controls.screenSpacePanning = false;
    this.controls.addEventListener("change", () => this.draw());
    this.#stand("overview");
  }

  /** Show a palace; `still` without flights. */
  show(palace: PalaceText, still = this.still): void {
    const ground = palace.ground.join("");
    if (ground !== this.#ground) {
      this.#ground = ground;
      this.#plate.clear();
      const sharp = Math.min(
        this.#surface.rich ? 2048 : 1024,
        this.renderer.capabilities.maxTextureSize,
      );
      this.#plate.add(buildPlate(this.#surface, palace, sharp));
    }
    this.#palace = palace;
    this.#palaceMesh.show(palace, performance.now(), still);
    this.draw();
  }

  showGhosts(ghosts: readonly Ghost[], rings: readonly Ring[]): void {
    this.#ghosts.show(ghosts, rings);
    this.draw();
  }

  set layer(layer: number) {
    this.#layer = layer;
    this.#palaceMesh.layer = layer;
    this.draw();
  }

  /** Open a hole in what hides this spot; `null` closes it. */
  focus(spot: Spot | null, level = 0): void {
    this.#holes.open.value = spot ? 1 : 0;
    if (spot) this.#holes.focus.value.copy(place(spot, level));
    this.draw();
  }

  resize(width: number, height: number, insets: Insets): void {
    // Without a graphics processor every pixel counts.
    const sharpest = this.#surface.rich ? (width * height > 3e6 ? 1.25 : 2) : 0.75;
    const pixels = Math.min(window.devicePixelRatio, sharpest);
    this.renderer.setPixelRatio(pixels);
    this.renderer.setSize(width, height, false);
    const grown = JSON.stringify(insets) !== JSON.stringify(this.#insets);
    const first = this.camera.aspect === 1;
    this.#insets = insets;
    this.camera.aspect = width / height;
    // The middle of the picture is the middle of what panels leave free.
    this.camera.setViewOffset(
      width,
      height,
      (insets.right - insets.left) / 2,
      (insets.bottom - insets.top) / 2,
      width,
      height,
    );
    if (first || grown) this.#fit();
    this.draw();
  }

  look(view: ViewName): void {
    const before = this.camera.position.clone();
    this.#stand(view);
    if (this.still) return this.draw();
    this.#turn = { from: before, to: this.camera.position.clone(), start: performance.now() };
    this.camera.position.copy(before);
    this.draw();
  }

  /** Step around or nearer by keyboard. */
  nudge(around: number, above: number, nearer = 1): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const radius = offset.length() * nearer;
    const theta = Math.atan2(offset.x, offset.z) + around;
    const phi = Math.min(1.53, Math.max(0.02, Math.acos(offset.y / offset.length()) - above));
    this.#put(theta, phi, radius);
    this.draw();
  }

  /** Turn like a cake stand, for photographs; 0 stops. */
  spin(radiansPerSecond: number): void {
    this.#spin = radiansPerSecond;
    this.draw();
  }

  /** Where a point of the table is on the screen, in pixels; `null` behind the eye. */
  project(spot: Spot, level: number, towards?: Spot): { x: number; y: number } | null {
    const at = place(spot, level);
    if (towards) at.lerp(place(towards, level), 0.5);
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

  /** The most that a picture has taken so far, its shadows included. */
  get most(): { calls: number; triangles: number } {
    return this.#most;
  }

  /** How many pictures have been drawn. */
  get pictures(): number {
    return this.#pictures;
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
    this.#pictures++;
    if (triangles > this.#most.triangles) this.#most = { calls, triangles };
    this.afterDraw();
    if (this.#palaceMesh.moving || turning || this.#spin !== 0) this.draw();
  }

  /** One step of a change of view. */
  #step(now: number): boolean {
    if (!this.#turn) return false;
    const way = Math.min(1, Math.max(0, (now - this.#turn.start) / TURN_TIME));
    const soft = way * way * (3 - 2 * way);
    const target = this.controls.target;
    const from = this.#turn.from.clone().sub(target);
    const to = this.#turn.to.clone().sub(target);
    const radius = from.length() + (to.length() - from.length()) * soft;
    const a = Math.atan2(from.x, from.z);
    let turn = Math.atan2(to.x, to.z) - a;
    turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI;
    const p = Math.acos(from.y / from.length());
    const q = Math.acos(to.y / to.length());
    this.#put(a + turn * soft, p + (q - p) * soft, radius);
    if (way === 1) this.#turn = null;
    return way < 1;
  }

  #put(theta: number, phi: number, radius: number): void {
    const target = this.controls.target;
    this.camera.position.set(
      target.x + radius * Math.sin(phi) * Math.sin(theta),
      target.y + radius * Math.cos(phi),
      target.z + radius * Math.sin(phi) * Math.cos(theta),
    );
    this.camera.lookAt(target);
  }

  #stand(view: ViewName): void {
    const [around, above] = ANGLES[view];
    this.controls.target.set(0, view === "low" ? 4 : 1.5, 0);
    this.#put((around * Math.PI) / 180, ((90 - above) * Math.PI) / 180, this.#distance());
  }

  /** Keep the direction, take the distance from which all of the plate is in the picture. */
  #fit(): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const theta = Math.atan2(offset.x, offset.z);
    this.#put(theta, Math.acos(offset.y / offset.length()), this.#distance());
  }

  #distance(): number {
    const size = this.renderer.getSize(new Vector2());
    const width = Math.max(120, size.x - this.#insets.left - this.#insets.right);
    const height = Math.max(120, size.y - this.#insets.top - this.#insets.bottom);
    const tall = Math.tan((this.camera.fov * Math.PI) / 360);
    const perPixel = (2 * tall) / Math.max(1, size.y);
    return Math.max(41 / (width * perPixel), 38 / (height * perPixel));
  }
}
