/** The tools, each with a link. */
import {
  ArrowRight,
  Bookmark,
  Calculator,
  CalendarDays,
  ClipboardList,
  Columns3,
  Map as MapIcon,
  MapPinned,
  MessageCircleQuestion,
  PiggyBank,
  Scale,
  Search,
} from "lucide";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { Icon, type IconNode } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

type Tool = { to: string; icon: IconNode; words: { title: string; text: string } };

const tools: readonly Tool[] = [
  { to: "/college-match-quiz", icon: MessageCircleQuestion, words: words.tools.quiz },
  { to: "/college-cost-calculator", icon: Calculator, words: words.tools.cost },
  { to: "/colleges", icon: Search, words: words.tools.colleges },
  { to: "/compare", icon: Columns3, words: words.tools.compare },
  { to: "/my-plan", icon: Bookmark, words: words.tools.plan },
  { to: "/tools/fafsa-calculator", icon: ClipboardList, words: words.tools.fafsa },
  { to: "/offers", icon: Scale, words: words.tools.offers },
  { to: "/application-timeline", icon: CalendarDays, words: words.tools.timeline },
  { to: "/college-visit-planner", icon: MapPinned, words: words.tools.visits },
  { to: "/college-financial-planning-guide", icon: PiggyBank, words: words.tools.paying },
  { to: "/state-college-planning-guides", icon: MapIcon, words: words.tools.states },
];

export function PlanningTools() {
  return (
    <MarketingSection id="planning-tools" title={words.tools.title} lead={words.tools.lead}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere sm:grid-cols-2 lg:grid-cols-6 lg:gap-5">
        {tools.map((tool, index) => (
          <li key={tool.to} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <ToolLink tool={tool} isLeading={index < 2} />
          </li>
        ))}
      </ul>
      <TextLink link={words.tools.all} className="mt-6" />
    </MarketingSection>
  );
}

function ToolLink({ tool, isLeading }: { tool: Tool; isLeading: boolean }) {
  return (
    <Link
      to={tool.to}
      className={joinClasses(
        "group flex h-full gap-4 rounded-3xl border p-5 transition-colors duration-150 lg:flex-col lg:p-7",
        isLeading
          ? "border-accent-soft bg-accent-soft hover:border-accent"
          : "border-line bg-card hover:border-accent",
      )}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-2xl bg-accent text-on-accent">
        <Icon icon={tool.icon} size={24} />
      </span>
      <span className="block">
        <span className="flex items-center gap-2 font-serif text-2xl leading-tight font-medium">
          {tool.words.title}
          <Icon
            icon={ArrowRight}
            size={20}
            className="shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-1 motion-reduce:transform-none"
          />
        </span>
        <span className="mt-1 block text-ink-soft">{tool.words.text}</span>
      </span>
    </Link>
  );
}
