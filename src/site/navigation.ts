/** The site's menus: the top bar, the phone menu, and the footer. */

export type NavigationItem = {
  label: string;
  /** Fits on one line. */
  description: string;
  /** A path on this site, with an anchor if it is a section of a page. */
  to: string;
};

export type NavigationMenu = {
  id: "solutions" | "howItWorks" | "resources" | "company";
  label: string;
  /** What the menu covers, in one sentence. */
  lead: string;
  items: readonly NavigationItem[];
  /** A page that shows the whole menu's contents. */
  action?: { label: string; to: string };
};

export type NavigationLink = { label: string; to: string };

export const navigationMenus: readonly NavigationMenu[] = [
  {
    id: "solutions",
    label: "Solutions",
    lead: "What Tassel does for your plan today.",
    action: { label: "View All Features", to: "/features" },
    items: [
      {
        label: "College matching",
        description: "Safety to reach, each with a chance range",
        to: "/features#college-matching",
      },
      {
        label: "Financial planning",
        description: "What a family like yours pays",
        to: "/features#financial-planning",
      },
      {
        label: "Task management",
        description: "What to do next, and why",
        to: "/features#task-management",
      },
      {
        label: "Timeline management",
        description: "All your dates in one place",
        to: "/features#timeline-management",
      },
      {
        label: "Progress tracking",
        description: "Your list, its balance and its odds",
        to: "/features#progress-tracking",
      },
      {
        label: "Parent dashboard",
        description: "What parents see in a shared plan",
        to: "/features#parent-dashboard",
      },
      {
        label: "For counselors",
        description: "Your caseload, and one link for a class",
        to: "/counselors",
      },
      {
        label: "AI counselor",
        description: "Answers with their sources",
        to: "/features#ai-counselor",
      },
      {
        label: "Essay coach",
        description: "Feedback on a draft you write yourself",
        to: "/features#essay-coach",
      },
    ],
  },
  {
    id: "howItWorks",
    label: "How It Works",
    lead: "From three answers to a plan, with every number open to check.",
    items: [
      {
        label: "Getting started",
        description: "Three answers, then a first list",
        to: "/how-it-works#getting-started",
      },
      {
        label: "Smart matching",
        description: "How colleges are labeled and ordered",
        to: "/how-it-works#smart-matching",
      },
      {
        label: "Honest prices",
        description: "Where your price range comes from",
        to: "/how-it-works#honest-prices",
      },
      {
        label: "Your plan",
        description: "What's in it, and where it's saved",
        to: "/how-it-works#your-plan",
      },
      {
        label: "How we calculate every number",
        description: "Formulas, sources and test results",
        to: "/methodology",
      },
      {
        label: "AI technology",
        description: "What is calculated, not guessed",
        to: "/ai-technology",
      },
    ],
  },
  {
    id: "resources",
    label: "Resources",
    lead: "Free tools and plain answers. No account needed.",
    items: [
      { label: "All planning tools", description: "Every tool on one page", to: "/tools" },
      { label: "Match quiz", description: "Real colleges after three questions", to: "/college-match-quiz" },
      {
        label: "Cost calculator",
        description: "Compare prices for your family",
        to: "/college-cost-calculator",
      },
      { label: "Find colleges", description: "Search by name, place or filter", to: "/colleges" },
      { label: "Compare", description: "Up to four colleges side by side", to: "/compare" },
      {
        label: "FAFSA calculator",
        description: "Your Student Aid Index, line by line",
        to: "/tools/fafsa-calculator",
      },
      { label: "Aid offers", description: "Award letters side by side", to: "/offers" },
      { label: "Essays", description: "Every prompt, draft and version", to: "/essays" },
      {
        label: "Application timeline",
        description: "What to do, and by when",
        to: "/application-timeline",
      },
      {
        label: "Visit planner",
        description: "A route between campuses, day by day",
        to: "/college-visit-planner",
      },
      { label: "Ask the counselor", description: "Your question, answered with sources", to: "/counselor" },
      {
        label: "Paying for college",
        description: "Savings, loans, work and tax credits",
        to: "/college-financial-planning-guide",
      },
      {
        label: "Two households",
        description: "Which parent fills out the FAFSA",
        to: "/divorced-parents-guide",
      },
      {
        label: "State guides",
        description: "Aid, deadlines and applications by state",
        to: "/state-college-planning-guides",
      },
      { label: "Help center", description: "Sixteen articles, each with a tool", to: "/help-center" },
      { label: "Quick answers", description: "Short answers in the help center", to: "/help-center#faq" },
      { label: "FAQ", description: "What families ask about Tassel", to: "/faq" },
      { label: "Blog", description: "Longer reads, with sources", to: "/blog" },
      { label: "For parents", description: "Price, odds and how you can help", to: "/parents" },
    ],
  },
  {
    id: "company",
    label: "Company",
    lead: "Who makes Tassel, how it is paid for, and how to reach us.",
    items: [
      { label: "About Tassel", description: "What this is and why it exists", to: "/about" },
      { label: "Why us", description: "What we do differently", to: "/about#why-us" },
      { label: "How we are paid", description: "And what we never sell", to: "/about#how-we-are-paid" },
      {
        label: "For counselors",
        description: "Your caseload, and answers for your district",
        to: "/counselors",
      },
      { label: "Contact", description: "Ask a question or report a mistake", to: "/contact" },
      { label: "See a demo", description: "Look around before you start", to: "/contact#demo" },
      { label: "Waitlist", description: "Hear when we can read photos", to: "/waitlist" },
      { label: "Privacy", description: "What is kept, and what is not", to: "/privacy" },
      { label: "Terms", description: "What you can expect from us", to: "/terms" },
      { label: "Your data", description: "See it, export it, erase it", to: "/your-data" },
    ],
  },
];

export const pricingLink: NavigationLink = { label: "Pricing", to: "/pricing" };
export const signInLink: NavigationLink = { label: "Sign In", to: "/sign-in" };
export const familyLink: NavigationLink = { label: "Family", to: "/family" };
export const sharingLink: NavigationLink = { label: "Who sees my plan", to: "/sharing" };
export const subscriptionLink: NavigationLink = { label: "Subscription", to: "/subscription-dashboard" };
export const accountLink: NavigationLink = { label: "Account", to: "/account" };
export const adminLink: NavigationLink = { label: "Admin", to: "/admin" };
export const joinLink: NavigationLink = { label: "Join Free", to: "/pricing" };
export const myPlanLink: NavigationLink = { label: "My plan", to: "/my-plan" };

/** The menu of "My plan" where this device has one. Money leads to the award letters (`offersItem`) once there are some. */
export const planLinks: readonly NavigationItem[] = [
  { label: "Today", description: "What is due, and your list", to: "/my-plan" },
  { label: "Timeline", description: "Every step, month by month", to: "/timeline-success" },
  { label: "Money", description: "What each college would cost you", to: "/college-cost-calculator" },
  { label: "Essays", description: "What each college asks you to write", to: "/essays" },
  { label: "Ask", description: "The counselor, with sources", to: "/counselor" },
  { label: "People", description: "Who sees your plan", to: "/sharing" },
];
export const offersItem: NavigationItem = {
  label: "Money",
  description: "Your award letters side by side",
  to: "/offers",
};

/** The phone menu in the spec's order. Account, Family, Admin, Sign In or Sign Out, and 'Join Free' are added after it. */
export const phoneLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "Solutions", to: "/features" },
  { label: "How It Works", to: "/how-it-works" },
  { label: "Blog", to: "/blog" },
  { label: "Resources", to: "/resources" },
  pricingLink,
  { label: "About", to: "/about" },
  { label: "Help Center", to: "/help-center" },
  subscriptionLink,
];

const toolLinks: readonly NavigationLink[] = [
  { label: "Match quiz", to: "/college-match-quiz" },
  { label: "Cost calculator", to: "/college-cost-calculator" },
  { label: "Find colleges", to: "/colleges" },
  { label: "Compare", to: "/compare" },
  { label: "FAFSA calculator", to: "/tools/fafsa-calculator" },
  { label: "Aid offers", to: "/offers" },
  { label: "Essays", to: "/essays" },
  { label: "Paying for college", to: "/college-financial-planning-guide" },
  myPlanLink,
  { label: "State guides", to: "/state-college-planning-guides" },
  { label: "All tools", to: "/tools" },
];

/** Every tool, for the phone's menu. */
export const phoneToolLinks: readonly NavigationLink[] = [
  ...toolLinks.slice(0, -1),
  { label: "Timeline", to: "/application-timeline" },
  { label: "Visit planner", to: "/college-visit-planner" },
  { label: "AI counselor", to: "/counselor" },
];

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: "Tools", links: toolLinks },
  {
    title: "How we work",
    links: [
      { label: "Features", to: "/features" },
      { label: "How it works", to: "/how-it-works" },
      { label: "How we calculate every number", to: "/methodology" },
      { label: "AI technology", to: "/ai-technology" },
      { label: "Data and API", to: "/developers" },
      pricingLink,
      { label: "Start in a minute", to: "/landing" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "For parents", to: "/parents" },
      { label: "For counselors", to: "/counselors" },
      { label: "Contact", to: "/contact" },
      { label: "Waitlist", to: "/waitlist" },
      { label: "Help center", to: "/help-center" },
      { label: "FAQ", to: "/faq" },
      { label: "Blog", to: "/blog" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Your data", to: "/your-data" },
    ],
  },
];
