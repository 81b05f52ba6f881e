/** The faces of the bots' levels, drawn on a grid of 64 × 64 whose middle line is x = 32. */

/** A part of a face, from back to front: the classes of its colours, and its outline. */
export interface Shape {
  colours: string;
  path: string;
  /** Whether it is drawn on the left and, mirrored, on the right. */
  pair: boolean;
}

const one = (colours: string, path: string): Shape => ({ colours, path, pair: false });
const pair = (colours: string, path: string): Shape => ({ colours, path, pair: true });

const oval = (x: number, y: number, width: number, height = width) =>
  `M${x - width} ${y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0z`;

/** Two eyes that look at the player. */
const eyes = (x: number, y: number, size: number, iris = "ink"): Shape[] => [
  pair(iris, oval(x, y, size, size * 1.1)),
  ...(iris === "ink" ? [] : [pair("ink", oval(x + size * 0.1, y, size * 0.58, size * 0.66))]),
  one("white", oval(x - size * 0.25, y - size * 0.4, size * 0.3)),
  one("white", oval(64 - x - size * 0.25, y - size * 0.4, size * 0.3)),
];

const nostrils = (x: number, y: number, size = 1.2) => pair("ink", oval(x, y, size, size * 0.8));

const FACES: Record<string, readonly Shape[]> = {
  // White tufts in front of the ears, a white spot on the forehead, large eyes.
  marmoset: [
    pair("white edge", "M19 37C8 40 2 34 2 30l5-1-4-5 6 0-3-6 6 2-1-7 6 4 2-6c5 5 7 12 6 19z"),
    one("grey edge", oval(32, 34, 18, 20)),
    one("skin", "M32 27c5-6 14-2 14 7 0 10-6 17-14 17s-14-7-14-17c0-9 9-13 14-7z"),
    one("white", "M32 17c5 0 6 4 4 8l-4 7-4-7c-2-4-1-8 4-8z"),
    ...eyes(24.5, 35, 4.4),
    nostrils(30.2, 42.5),
    one("line", "M27 46.500q5 3.5 10 0"),
  ],
  // A dark cap with a point on the forehead, pale cheeks.
  capuchin: [
    pair("cream edge", oval(12, 33, 6.5, 7.5)),
    pair("skin", oval(12.5, 33, 3.2, 4)),
    one("cream edge", oval(32, 35, 21, 21.5)),
    one(
      "cap edge",
      "M11.5 30C12 17 20 8 32 8s20 9 20.5 22c-4-6-10-8-14-6-3 1.5-5 4-6.5 7-1.5-3-3.5-5.5-6.5-7-4-2-10 0-14 6z",
    ),
    one("skin", "M32 33c4-5 12-3 12 4 0 9-5 15-12 15s-12-6-12-15c0-7 8-9 12-4z"),
    ...eyes(25.5, 37, 3.4),
    nostrils(30, 43.5),
    one("line", "M25.5 46q6.5 6 13 0"),
  ],
  // The mouth is wide open: it howls.
  howler: [
    pair("rust edge", oval(11, 27, 5.5, 6.5)),
    one(
      "rust edge",
      "M32 6c13 0 21 9 21 20 0 6-1 9 2 15-3 2-4 5-4 8-3 0-5 2-6 5-4-1-6 1-8 4-2-2-3-2-5-2s-3 0-5 2c-2-3-4-5-8-4-1-3-3-5-6-5 0-3-1-6-4-8 3-6 2-9 2-15C11 15 19 6 32 6z",
    ),
    one("clay", "M32 20c4-5 14-3 14 5 0 5-3 7-3 11H21c0-4-3-6-3-11 0-8 10-10 14-5z"),
    pair("line", "M20 20q4-4 9-1"),
    ...eyes(25, 25, 3, "amber"),
    nostrils(29.8, 31.5, 1.4),
    one("clay edge", oval(32, 43, 10.5, 11)),
    one("mouth", oval(32, 43.5, 7.3, 8)),
    one("tongue", "M26.5 48.500q5.5-5 11 0-5.5 5.5-11 0z"),
  ],
  // A dark face in a pale fringe that stands on end.
  langur: [
    one(
      "cream edge",
      "M32 6.5L37 11L44 9.5L46.5 16L53 18L52.5 25L57.5 30L53.5 35.5L56 42.5L50 46L49 53L42 53L38 58.5L32 55.5L26 58.5L22 53L15 53L14 46L8 42.5L10.5 35.5L6.5 30L11.5 25L11 18L17.5 16L20 9.5L27 11z",
    ),
    one("night edge", "M32 19c7-6 17-3 17 8 0 13-7 26-17 26S15 40 15 27c0-11 10-14 17-8z"),
    pair("white", "M18.5 23.500q5-4 10 0.5-5-1.5-10-.5z"),
    ...eyes(24.5, 30, 3.5, "amber"),
    one("stone", oval(32, 42, 8.5, 7.5)),
    nostrils(29.8, 39),
    one("line", "M26 45q6 3.5 12 0"),
  ],
  // A pink face under a parting.
  macaque: [
    pair("pink edge", oval(11, 33, 5.5, 7)),
    one(
      "straw edge",
      "M32 7c14 0 22 10 22 24 0 6 2 9 1 14-5 1-7 6-12 7-3 4-6 6-11 6s-8-2-11-6c-5-1-7-6-12-7-1-5 1-8 1-14C10 17 18 7 32 7z",
    ),
    one(
      "pink",
      "M32 24c6-6 16-2 16 7 0 6-2 9-4 13-2 6-6 10-12 10s-10-4-12-10c-2-4-4-7-4-13 0-9 10-13 16-7z",
    ),
    one("line", "M32 8v9"),
    pair("line", "M19 27.500q5-3 9 .5"),
    ...eyes(24.5, 32.5, 3.2, "amber"),
    one("blush", oval(32, 44, 9, 7.5)),
    nostrils(29.8, 40.5),
    one("line", "M25.5 46.500q6.5 4 13 0"),
  ],
  // A red nose between blue cheeks, a golden beard.
  mandrill: [
    pair("pink edge", oval(11.5, 27, 4.5, 5.5)),
    one(
      "olive edge",
      "M32 3c4 0 6 3 9 4 8 3 13 9 13 20 0 5 1 8-1 13H11c-2-5-1-8-1-13C10 16 15 10 23 7c3-1 5-4 9-4z",
    ),
    one("beard edge", "M12 38c-1 8 4 13 9 17 3 2 4 5 11 7 7-2 8-5 11-7 5-4 10-9 9-17z"),
    one("olive", "M15 22h34v14H15z"),
    pair("blue edge", "M28 27c-7-1-11 5-10 13 1 6 5 10 10 11z"),
    pair("line", "M24.5 31q-4 4-2.5 11"),
    pair("night", "M15.5 24.500c3-5 10-5 14-1l-1.5 3c-5-2-9-2-12.5-2z"),
    ...eyes(23.5, 27, 2.9, "amber"),
    one("red edge", "M29 24h6l1.5 16c5 0 6.5 4 4.5 7-2 3-5 3-9 3s-7 0-9-3c-2-3-.5-7 4.5-7z"),
    nostrils(28.5, 45.5, 1.7),
    one("line", "M27 54.500q5 2.5 10 0"),
  ],
  // A heavy brow and wide nostrils.
  gorilla: [
    pair("coal edge", oval(10.5, 32, 4, 5.5)),
    one(
      "coal edge",
      "M32 3c9 0 14 6 17 12 4 6 5 12 5 19 0 14-9 24-22 24S10 48 10 34c0-7 1-13 5-19C18 9 23 3 32 3z",
    ),
    one(
      "stone",
      "M32 27c6-4 16-3 16 5 0 4-2 6-2 10 0 8-6 13-14 13s-14-5-14-13c0-4-2-6-2-10 0-8 10-9 16-5z",
    ),
    ...eyes(24.5, 32.5, 3, "amber"),
    one("night", "M14 29c1-8 10-10 18-5 8-5 17-3 18 5-6-2-12-1-18 2-6-3-12-4-18-2z"),
    one("shade", oval(32, 40.5, 9.5, 5.5)),
    nostrils(28, 40.5, 2.5),
    one("line", "M23.5 49q8.5-4 17 0"),
  ],
  // Wide cheek pads, and a long beard.
  orangutan: [
    one(
      "orange edge",
      "M32 3c10 0 17 5 20 12 5 5 8 11 8 18 0 12-8 19-17 21-3 4-6 7-11 8-5-1-8-4-11-8C12 52 4 45 4 33c0-7 3-13 8-18C15 8 22 3 32 3z",
    ),
    pair("bark edge", "M27 19C16 11 7 21 7 32c0 10 6 17 15 17l6-6z"),
    pair("line", "M19 22q-7 4-6.5 12"),
    one(
      "umber",
      "M32 21c6-5 14-2 14 5 0 4-2 6-2 9 3 4 3 14-12 14S17 39 20 35c0-3-2-5-2-9 0-7 8-10 14-5z",
    ),
    ...eyes(25, 28.5, 2.9, "amber"),
    pair("line", "M20.5 24q4-3 8.5-.5"),
    one("tan", oval(32, 41, 11, 7.5)),
    nostrils(30, 36.5, 1.3),
    one("line", "M23.5 42q8.5 5 17 0"),
    one("orange edge", "M24 50q8 5 16 0c0 6-4 10-8 12-4-2-8-6-8-12z"),
  ],
};

/** Return the shapes of a bot's face; `undefined` if the bot is not a level. */
export const faceOf = (bot: string) => FACES[bot];
