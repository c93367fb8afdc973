/**
 * Approximate positions of the Riyadh Metro's stations (degrees, WGS 84), by line, from the north
 * and the west.
 */
const stations: readonly (readonly [latitude: number, longitude: number])[] = [
  // Blue, along Olaya and Batha
  ...([
    [24.8306, 46.6164],
    [24.8115, 46.6258],
    [24.7672, 46.643],
    [24.7545, 46.6541],
    [24.7451, 46.6592],
    [24.7363, 46.664],
    [24.7264, 46.667],
    [24.7211, 46.6712],
    [24.7131, 46.6752],
    [24.7034, 46.6805],
    [24.6906, 46.6853],
    [24.6701, 46.6946],
    [24.6484, 46.7147],
    [24.6305, 46.716],
    [24.5977, 46.7441],
  ] as const),
  // Red, along King Abdullah Road
  ...([
    [24.7104, 46.6283],
    [24.7227, 46.6543],
    [24.7306, 46.6858],
    [24.7482, 46.7126],
    [24.7598, 46.7395],
    [24.7768, 46.777],
    [24.7826, 46.7946],
  ] as const),
  // Yellow and purple, from the financial district to the east
  ...([
    [24.7862, 46.6601],
    [24.8014, 46.696],
    [24.8072, 46.7094],
    [24.8204, 46.7272],
    [24.7915, 46.7672],
    [24.7568, 46.7902],
    [24.7322, 46.8031],
    [24.7011, 46.8283],
  ] as const),
  // Green and orange, in the centre and the west
  ...([
    [24.7006, 46.7176],
    [24.6847, 46.7179],
    [24.6731, 46.7096],
    [24.6189, 46.6381],
    [24.6084, 46.6122],
  ] as const),
];

/** The distance up to which an agent calls a station near. */
const NEAR_METRES = 1_000;
const METRES_A_DEGREE = 111_320;
/** Metres per degree of longitude in Riyadh. */
const METRES_A_DEGREE_EAST = METRES_A_DEGREE * Math.cos((24.7 * Math.PI) / 180);

/** Whether a metro station is within walking distance of a position (degrees, WGS 84). */
export function isNearMetro(latitude: number, longitude: number): boolean {
  return stations.some(
    ([north, east]) =>
      Math.hypot((north - latitude) * METRES_A_DEGREE, (east - longitude) * METRES_A_DEGREE_EAST) <=
      NEAR_METRES,
  );
}
