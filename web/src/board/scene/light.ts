/** Lights, reflections and background: late afternoon in a clearing, with a warm low sun. */
import {
  BackSide,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import { drawTexture, numbersFrom, type Pen } from "./picture";

const SHADOW_PIXELS = 2048;

export function addLights(scene: Scene, rich: boolean): void {
  // The sky is brighter if there are no reflections.
  scene.add(new HemisphereLight("#fff6e6", "#5a5138", rich ? 0.95 : 1.3));
  const sun = new DirectionalLight("#ffeed2", 2.35);
  sun.position.set(-19, 31, 15);
  sun.castShadow = rich;
  if (rich) {
    sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
    Object.assign(sun.shadow.camera, {
      left: -24,
      right: 24,
      top: 24,
      bottom: -24,
      near: 5,
      far: 80,
    });
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.035;
    sun.shadow.radius = 3.5;
    sun.shadow.intensity = 0.82;
  }
  const fill = new DirectionalLight("#cfe6d6", 0.6);
  fill.position.set(20, 14, -16);
  scene.add(sun, fill);
}

/** Make the environment that glossy bricks reflect: light above, leaves around, sand below. */
export function reflections(renderer: WebGLRenderer): Texture {
  const environment = new Scene();
  const sphere = new Mesh(
    new SphereGeometry(20, 24, 16),
    new MeshBasicMaterial({ map: skyPicture(), side: BackSide }),
  );
  environment.add(sphere);
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(environment, 0.03);
  generator.dispose();
  sphere.geometry.dispose();
  sphere.material.dispose();
  return texture;
}

const skyPicture = () =>
  drawTexture(128, 128, (pen) => {
    const sky = pen.createLinearGradient(0, 0, 0, 128);
    sky.addColorStop(0, "#fff6df");
    sky.addColorStop(0.25, "#f3e6c0");
    sky.addColorStop(0.46, "#8aa06a");
    sky.addColorStop(0.56, "#6d5a38");
    sky.addColorStop(1, "#3b2a16");
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 128, 128);
    pen.fillStyle = "#ffffff";
    pen.fillRect(20, 14, 26, 20);
  });

/** The background picture: a clearing with leaves at the edges. */
export const backdrop = () =>
  drawTexture(1024, 640, (pen) => {
    const air = pen.createRadialGradient(512, 210, 40, 512, 300, 720);
    air.addColorStop(0, "#f1d9a1");
    air.addColorStop(0.3, "#bfa968");
    air.addColorStop(0.62, "#54683c");
    air.addColorStop(1, "#16291d");
    pen.fillStyle = air;
    pen.fillRect(0, 0, 1024, 640);
    const next = numbersFrom(5);
    for (let layer = 0; layer < 3; layer++) {
      pen.fillStyle = ["rgba(72,98,54,0.35)", "rgba(40,70,42,0.4)", "rgba(16,40,26,0.55)"][layer]!;
      for (let index = 0; index < 60; index++) {
        const side = next() * 2 - 1;
        const x = 512 + Math.sign(side) * (210 + layer * 70 + Math.abs(side) * 420);
        const y = next() * 660 - 10;
        leaf(pen, x, y, 60 + next() * 110, next() * Math.PI * 2);
      }
    }
  });

function leaf(pen: Pen, x: number, y: number, length: number, turn: number) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.beginPath();
  pen.moveTo(-length / 2, 0);
  pen.quadraticCurveTo(0, -length * 0.26, length / 2, 0);
  pen.quadraticCurveTo(0, length * 0.26, -length / 2, 0);
  pen.fill();
  pen.restore();
}
