/** The words of the frame around every page. */
export const words = {
  skip: "Skip to content",
  home: "Tassel, home",
  name: "Tassel",
  menu: "Menu",
  navigation: "Main",
  links: [
    { label: "Match quiz", to: "/college-match-quiz" },
    { label: "Find colleges", to: "/colleges" },
    { label: "Cost calculator", to: "/college-cost-calculator" },
    { label: "Compare", to: "/compare" },
    { label: "How it works", to: "/how-it-works" },
    { label: "Pricing", to: "/pricing" },
  ],
  myPlan: { label: "My plan", to: "/my-plan" },
  footerGroups: [
    {
      title: "Tools",
      links: [
        { label: "Match quiz", to: "/college-match-quiz" },
        { label: "Cost calculator", to: "/college-cost-calculator" },
        { label: "Find colleges", to: "/colleges" },
        { label: "Compare", to: "/compare" },
        { label: "My plan", to: "/my-plan" },
      ],
    },
    {
      title: "How we work",
      links: [
        { label: "How it works", to: "/how-it-works" },
        { label: "How every number is made", to: "/methodology" },
        { label: "Your data", to: "/your-data" },
        { label: "Pricing", to: "/pricing" },
      ],
    },
  ],
  promise:
    "No account, no ads, nobody watching. Your answers stay on your device, and every number shows where it comes from.",
  credits:
    "Figures: U.S. Department of Education, College Scorecard release of June 10, 2026, and IPEDS 2024-25. ZIP positions: GeoNames, CC BY 4.0.",
};
