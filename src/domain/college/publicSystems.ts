/** Campuses that share one application: University of California and Cal State. */

/** IPEDS unit ids; UC San Francisco and UC Law admit no first-year students. */
const ucCampuses: ReadonlySet<number> = new Set([
  110635, 110644, 110653, 110662, 110671, 110680, 110705, 110714, 445188,
]);

const csuCampuses: ReadonlySet<number> = new Set([
  110422, 110486, 110495, 110510, 110529, 110538, 110547, 110556, 110565, 110574, 110583, 110592, 110608,
  110617, 111188, 115755, 122409, 122597, 122755, 123572, 366711, 409698, 441937,
]);

/** The campus's system; null for all other colleges. */
export function findPublicSystem(unitId: number): "uc" | "csu" | null {
  if (ucCampuses.has(unitId)) return "uc";
  return csuCampuses.has(unitId) ? "csu" : null;
}
