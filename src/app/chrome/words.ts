/** The text of the header and footer; menu contents are in site/navigation.ts. */

export const words = {
  skip: "Skip to content",
  home: "Tassel, home",
  name: "Tassel",
  menu: "Menu",
  tools: "Tools",
  navigation: "Main",
  search: "Search",
  searchTitle: "Search Tassel",
  searchLabel: "Colleges, guides, help and tools",
  searchClose: "Close the search",
  signOut: "Sign Out",
  checkingSession: "Checking whether you are signed in",
  account: "Your account",
  accountWith: (sign: string) => `Your account. ${sign}`,
  administrator: "Administrator",
  adminDashboard: "Admin Dashboard",
  logOut: "Log out",
  scrollToTop: "Scroll to top",
  promise:
    "No account needed, and no ads. Without an account, your answers stay on your device. Every number shows where it comes from.",
  credits:
    "Figures: U.S. Department of Education, College Scorecard, June 2026 release, and IPEDS 2024-25. ZIP code locations: GeoNames, CC BY 4.0.",
};
