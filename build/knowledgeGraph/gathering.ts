/** The knowledge graph while it is gathered: nodes by id, each once, and links between them. */
import { type KnowledgeKind, type KnowledgeLink, knowledgeLinks } from "#contract/knowledgeGraph.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Colleges } from "#server/colleges.ts";

/** A node before it has a place in the picture. */
export type GatheredNode = {
  id: string;
  kind: KnowledgeKind;
  label: string;
  note: string;
  file: string | null;
  to: string | null;
  isWeak: boolean;
};

export type GatheredGraph = {
  nodes: GatheredNode[];
  links: [from: number, to: number, kind: number][];
};

export class Gathering {
  readonly colleges: Colleges;
  private readonly nodes = new Map<string, GatheredNode>();
  private readonly pairs = new Map<string, [string, string, KnowledgeLink]>();

  constructor(colleges: Colleges) {
    this.colleges = colleges;
  }

  add(
    kind: KnowledgeKind,
    name: string,
    rest: { label: string } & Partial<Omit<GatheredNode, "id" | "kind">>,
  ): string {
    const id = `${kind}:${name}`;
    this.nodes.set(id, { id, kind, note: "", file: null, to: null, isWeak: false, ...rest });
    return id;
  }

  has(id: string): boolean {
    return this.nodes.has(id);
  }

  link(from: string, to: string, kind: KnowledgeLink): void {
    if (from !== to) this.pairs.set(`${from} ${to} ${kind}`, [from, to, kind]);
  }

  state(code: StateCode): string {
    const id = `state:${code}`;
    return this.has(id) ? id : this.add("state", code, { label: stateNames[code] });
  }

  system(name: string): string {
    const id = `system:${name}`;
    return this.has(id) ? id : this.add("system", name, { label: systemNames[name] ?? name });
  }

  /** A college, with its state and its system; null for one that has closed. */
  college(unitId: number): string | null {
    const id = `college:${unitId}`;
    if (this.has(id)) return id;
    const college = this.colleges.byUnitId(unitId);
    if (college === null) return null;
    this.add("college", String(unitId), {
      label: college.name,
      note: `${college.city}, ${college.state}`,
      to: `/colleges/${college.slug}`,
    });
    this.link(id, this.state(college.state), "isAbout");
    const system = findPublicSystem(unitId);
    if (system !== null) this.link(id, this.system(system), "isAbout");
    return id;
  }

  finish(): GatheredGraph {
    const nodes = [...this.nodes.values()];
    const indexOf = new Map(nodes.map(({ id }, index) => [id, index]));
    const links = [...this.pairs.values()].map(([from, to, kind]): [number, number, number] => {
      const [one, other] = [indexOf.get(from), indexOf.get(to)];
      if (one === undefined || other === undefined)
        throw new Error(`The knowledge graph links ${from} to ${to}, and one of them is not there.`);
      return [one, other, knowledgeLinks.indexOf(kind)];
    });
    return { nodes, links };
  }
}

/** Applications and systems that several colleges share, by the name that records use. */
const systemNames: Readonly<Record<string, string>> = {
  uc: "University of California",
  csu: "California State University",
  commonApp: "Common App",
  applyTexas: "ApplyTexas",
  coalition: "Coalition Application",
};

/** "date:fafsaOpens": the node of a record. */
export function toFactId({ kind, id }: { kind: string; id: string }): string {
  return `${toFactKind(kind)}:${id}`;
}

export const toFactKind = (kind: string) => (kind === "date" || kind === "program" ? kind : "fact");
