/** What is known of who is signed in. */
export type SessionUser = {
  name: string;
  email: string;
  picture: string | null;
  /** By the roles claim. */
  isAdministrator: boolean;
  /** The one account to which the phone's menu shows Admin. */
  isPrimaryAdmin: boolean;
};

export type Session = { status: "none" } | { status: "loading" } | { status: "signedIn"; user: SessionUser };
